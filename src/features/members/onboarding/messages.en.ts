import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['onboarding']> = {
  conflictSetUp: 'This installation is already set up. Please sign in.',
  wrongCode: 'The set-up code is not correct. You find it in the server’s output.',
  conflictMember: 'You already belong to an organisation.',
}

export const en: Translation<Catalogue['onboarding']> = {
  setUp: {
    title: 'Set up Staffel',
    subtitle: 'Create your organisation. Everything can be changed later.',
    organization: 'Organisation',
    you: 'Your account',
    organizationName: 'Organisation name',
    timeZone: 'Time zone',
    language: 'Language',
    code: 'Set-up code',
    codeHint: 'You find it in the server’s output.',
    withSample: 'Fill with sample data',
    withSampleHint:
      'To explore: 47 made-up people, who cannot sign in, creators and plans. You can remove it all under “Organisation”.',
    submit: 'Create organisation',
  },
  create: {
    title: 'Create your organisation',
    subtitle: 'You will be its owner. If you have an invitation, open its link instead.',
    submit: 'Create',
    closedTitle: 'You do not belong to an organisation',
    closedSubtitle:
      'New organisations cannot be created on this installation. If you have an invitation, open its link.',
  },
}
