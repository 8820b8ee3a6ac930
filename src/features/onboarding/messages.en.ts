import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['onboarding']> = {
  conflictSetUp: 'This installation is already set up. Please sign in.',
  wrongCode: 'The set-up code is not right. It stands in what the server printed.',
  conflictMember: 'You already belong to an organisation.',
}

export const en: Worded<Catalogue['onboarding']> = {
  setUp: {
    title: 'Set up Staffel',
    subtitle: 'Found your organisation. Everything can be changed later.',
    organization: 'Organisation',
    you: 'Your account',
    organizationName: 'Name of the organisation',
    timeZone: 'Time zone',
    language: 'Language',
    code: 'Set-up code',
    codeHint: 'Stands in what the server printed.',
    withSample: 'Fill with sample data',
    withSampleHint:
      'An agency of 45 people, with creators and plans, to look at. The people are examples: nobody can sign in as one of them. You remove it all under “Organisation”.',
    submit: 'Found organisation',
  },
  create: {
    title: 'Found your organisation',
    subtitle: 'You will be its owner. If you have an invitation, open its link instead.',
    submit: 'Found',
    closedTitle: 'You belong to no organisation',
    closedSubtitle: 'Nobody founds new ones on this installation. If you have an invitation, open its link.',
  },
}
