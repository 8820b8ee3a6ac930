import type { Translation } from '#kit/catalogue.ts'
import type { de } from './mails.de.ts'

export const en: Translation<typeof de> = {
  verify: {
    subject: 'Confirm your email address',
    text: () => ['Hello,', 'Please confirm the email address for your Staffel account.'],
    action: 'Confirm email address',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: () => [
      'Hello,',
      'Someone tried to create a Staffel account with your email address, but you already have one. If this wasn’t you, you can ignore this email.',
    ],
    action: 'Sign in',
  },
  reset: {
    subject: 'Set a new password',
    text: () => [
      'Hello,',
      'Use this link to set a new password for your Staffel account. It’s valid for one hour. If you didn’t request it, you can ignore this email.',
    ],
    details: email => [`Account: ${email}`],
    action: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    text: () => [
      'Hello,',
      'Confirm this address within 24 hours to use it for your Staffel account. If you didn’t request this, you can ignore this email.',
    ],
    action: 'Confirm new address',
  },
  emailChangeAsked: {
    subject: 'Your email address is about to change',
    text: name => [
      `Hello ${name},`,
      'Someone requested to change the email address for your Staffel account. The change takes effect once the new address is confirmed. If this wasn’t you, set a new password now to cancel it.',
    ],
    action: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: name => [
      `Hello ${name},`,
      'The password for your Staffel account was changed, and you were signed out on all other devices. If this wasn’t you, set a new password immediately.',
    ],
    action: 'Set a new password',
  },
  disconnected: {
    subject: 'Connections to your account were removed',
    text: (name, connections) => [
      `Hello ${name},`,
      `You were signed out of Staffel on all devices, and these connections were removed: ${connections}.`,
      'You can reconnect anything you still need.',
    ],
    action: 'Open settings',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: name => [
      `Hello ${name},`,
      'Someone signed in to your account from a new device. If this was you, you can ignore this email. If not, set a new password immediately.',
    ],
    details: (when, device, network) => [
      `When: ${when}`,
      `Device: ${device === '' ? 'unknown' : device}`,
      `IP address: ${network}`,
    ],
    action: 'Set a new password',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: name => [
      `Hello ${name},`,
      'Your Staffel account now uses a different email address. You can no longer sign in with this one. If this wasn’t you, contact your organization immediately.',
    ],
    action: 'Open Staffel',
  },
  secondFactorOn: {
    subject: 'Two-factor authentication turned on',
    text: name => [
      `Hello ${name},`,
      'Two-factor authentication was turned on for your Staffel account. If this wasn’t you, set a new password immediately.',
    ],
    action: 'Check your security settings',
  },
  passkeyAdded: {
    subject: 'Passkey added',
    text: name => [
      `Hello ${name},`,
      'A new passkey can now be used to sign in to your Staffel account without a password. If this wasn’t you, set a new password immediately and remove the passkey.',
    ],
    action: 'Check your security settings',
  },
  secondFactorOff: {
    subject: 'Two-factor authentication turned off',
    text: name => [
      `Hello ${name},`,
      'Two-factor authentication was turned off for your Staffel account. You now only need your password to sign in. If this wasn’t you, set a new password immediately.',
    ],
    action: 'Check your security settings',
  },
}
