import type { Worded } from '#kit/catalogue.ts'
import type { de } from './mails.de.ts'

export const en: Worded<typeof de> = {
  verify: {
    subject: 'Confirm your e-mail address',
    text: () => ['Hello,', 'please confirm your e-mail address so that you can sign in to Staffel.'],
    action: 'Confirm e-mail address',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: () => [
      'Hello,',
      'somebody tried to open a Staffel account with your address. You already have one. If it was not you, there is nothing to do.',
    ],
    action: 'Sign in',
  },
  reset: {
    subject: 'Set a new password',
    text: () => [
      'Hello,',
      'this link lets you set a new password. It is valid for one hour. If you did not ask for it, there is nothing to do.',
    ],
    action: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    text: () => [
      'Hello,',
      'your Staffel account is to get this address. Confirm it within a day. If you did not want this, there is nothing to do.',
    ],
    action: 'Confirm the new address',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: name => [
      `Hello ${name},`,
      'your Staffel account has another e-mail address now, this one is no longer valid. If that was not you, turn to your organisation at once.',
    ],
    action: 'To Staffel',
  },
  secondFactorOn: {
    subject: 'Two-factor sign-in switched on',
    text: name => [
      `Hello ${name},`,
      'a second factor was set up for your Staffel account. If that was not you, change your password at once.',
    ],
    action: 'See security',
  },
  secondFactorOff: {
    subject: 'Two-factor sign-in switched off',
    text: name => [
      `Hello ${name},`,
      'your Staffel account has no second factor any more: your password is enough to sign in. If that was not you, change your password at once.',
    ],
    action: 'See security',
  },
}
