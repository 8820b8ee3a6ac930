import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['onboarding']> = {
  conflictSetUp: 'Staffel is already set up. Sign in instead.',
  wrongCode: 'The setup code is incorrect. Check the server log for the right one.',
  conflictMember: 'You’re already a member of an organization.',
}

export const en: Translation<Catalogue['onboarding']> = {
  setUp: {
    title: 'Set up Staffel',
    subtitle: 'Create your organization. You can change everything later.',
    organization: 'Organization',
    you: 'Your account',
    organizationName: 'Organization name',
    timeZone: 'Time zone',
    language: 'Language',
    code: 'Setup code',
    codeHint: 'You’ll find the code in the server log.',
    withSample: 'Add sample data',
    withSampleHint:
      'Try Staffel with 47 sample users (who can’t sign in), creators, and schedules. You can remove the sample data under Organization.',
    submit: 'Create organization',
  },
  create: {
    title: 'Create your organization',
    subtitle: 'You’ll be the owner. If you have an invitation, open its link instead.',
    submit: 'Create',
    closedTitle: 'You’re not a member of an organization',
    closedSubtitle: 'New organizations can’t be created here. If you have an invitation, open its link.',
  },
}
