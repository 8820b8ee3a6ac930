import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['barred']> = {
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
