import type { Translation } from '#kit/catalogue.ts'
import type { de } from './mails.de.ts'

export const en: Translation<typeof de> = {
  verify: {
    subject: 'Confirm your e-mail address',
    text: () => ['Hello,', 'please confirm your e-mail address for your Staffel account.'],
    action: 'Confirm e-mail address',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: () => [
      'Hello,',
      'someone tried to create a Staffel account with your address. You already have one. If it was not you, there is nothing to do.',
    ],
    action: 'Sign in',
  },
  reset: {
    subject: 'Set a new password',
    text: () => [
      'Hello,',
      'this link lets you set a new password for your Staffel account. It is valid for one hour. If you did not ask for it, there is nothing to do.',
    ],
    details: email => [`Account: ${email}`],
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
  emailChangeAsked: {
    subject: 'Your e-mail address is to be changed',
    text: name => [
      `Hello ${name},`,
      'another e-mail address was entered for your Staffel account. It becomes valid only once it is confirmed there. If that was not you, set a new password now: this takes the change back as well.',
    ],
    action: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: name => [
      `Hello ${name},`,
      'your Staffel account has a new password. You are signed out on all other devices. If that was not you, set a new one at once.',
    ],
    action: 'Set a new password',
  },
  disconnected: {
    subject: 'Connections to your account have ended',
    text: (name, connections) => [
      `Hello ${name},`,
      `your Staffel sessions were ended. Everything else that gave access ended as well: ${connections}.`,
      'You can link or create again what you still need.',
    ],
    action: 'Open settings',
  },
  newDevice: {
    subject: 'Sign-in on a new device',
    text: name => [
      `Hello ${name},`,
      'a device that we did not know has signed in to your account. If that was you, there is nothing to do. If not, set a new password at once.',
    ],
    details: (when, device, network) => [
      `When: ${when}`,
      `Device: ${device === '' ? 'unknown' : device}`,
      `Network address: ${network}`,
    ],
    action: 'Set a new password',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: name => [
      `Hello ${name},`,
      'your Staffel account has another e-mail address now, this one is no longer valid. If that was not you, contact your organisation at once.',
    ],
    action: 'Open Staffel',
  },
  secondFactorOn: {
    subject: 'Two-factor sign-in switched on',
    text: name => [
      `Hello ${name},`,
      'a second factor was set up for your Staffel account. If that was not you, change your password at once.',
    ],
    action: 'Check your security settings',
  },
  passkeyAdded: {
    subject: 'Passkey added',
    text: name => [
      `Hello ${name},`,
      'a new passkey can now sign in to your Staffel account, without the password. If that was not you, set a new password at once and remove it.',
    ],
    action: 'Check your security settings',
  },
  secondFactorOff: {
    subject: 'Two-factor sign-in switched off',
    text: name => [
      `Hello ${name},`,
      'your Staffel account no longer has a second factor: your password is enough to sign in. If that was not you, change your password at once.',
    ],
    action: 'Check your security settings',
  },
}
