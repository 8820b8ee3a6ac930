import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['barred']> = {
  recovery: {
    title: 'Password reset in progress',
    text: 'A password reset is in progress for your account. Set a new password to continue.',
    action: 'Change password',
  },
  locked: {
    title: 'Your account is locked',
    text: 'Reach out to one of your organization’s contacts.',
  },
}
