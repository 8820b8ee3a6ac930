import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['barred']> = {
  recovery: {
    title: 'Password reset active',
    text: 'A password recovery is under way for your account. Set a new password to continue.',
    action: 'Change password',
  },
  locked: {
    title: 'Your account is locked',
    text: 'Please contact one of your organisation’s contact persons.',
  },
}
