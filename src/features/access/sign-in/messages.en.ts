import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

/** Shared with the registration page, which loads its texts separately. */
export const registrationClosed = 'Registration is closed. Ask for an invitation.'

export const refusals: Translation<Refusals['signIn']> = {
  passwordTooShort: ({ min }) => `The password must be at least ${min} characters long.`,
  commonPassword: 'This password is too easy to guess. Choose another one.',
  wrongCredentials: 'The email or password is incorrect.',
  registrationClosed,
  linkExpired: 'This link has expired or was already used. Request a new one.',
  noRecovery: 'No password reset is in progress. Open the link from your email in this browser.',
  wrongCode: 'The code is incorrect. Try again.',
  secondStepExpired: 'The code expired or there were too many attempts. Sign in again.',
  wrongPasskey: 'This passkey doesn’t belong to any account.',
  passwordNeeded: 'Enter your password.',
  wrongPassword: 'The password is incorrect.',
  unprovenAddress: 'Confirm your email address first.',
  signInToConfirm: 'Sign in with your current address first, then open the link again.',
  examplePerson: 'Links can’t be sent to sample users.',
  conflictAddress: 'Another account already uses this address.',
  sameAddress: 'This account already uses this address.',
}

export const en: Translation<Catalogue['signIn']> = {
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    fullName: 'Full name',
    passwordHint: min => `At least ${min} characters`,
    show: 'Show password',
    hide: 'Hide password',
  },
  login: {
    title: 'Welcome back',
    subtitle: 'Sign in to see your shifts.',
    ended: 'You were signed out. Your session expired or was ended on another device or by your organization.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noMail: 'Didn’t get a confirmation email?',
    register: 'Don’t have an account yet? Register',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'Passkey sign-in failed. Please try again.',
  },
  secondStep: {
    title: 'Two-factor authentication',
    subtitle: 'Enter the code from your authenticator app or a recovery code.',
    code: 'Code',
    submit: 'Confirm',
    back: 'Use another account',
  },
  failed: 'That didn’t work. Please try again.',
  toLogin: 'Go to sign-in',
  signOut: 'Sign out',
}
