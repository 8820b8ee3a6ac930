import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

/** Said by the registration too, which is loaded only where somebody registers. */
export const registrationClosed = 'Registration is closed on this installation. Please ask for an invitation.'

export const refusals: Translation<Refusals['signIn']> = {
  passwordTooShort: ({ min }) => `The password needs at least ${min} characters`,
  commonPassword: 'This password is on the lists that are tried first. Please choose another one.',
  wrongCredentials: 'E-mail or password is not correct.',
  registrationClosed,
  linkExpired: 'This link has expired or was used before. Ask for a new one.',
  noRecovery: 'No password recovery is under way in this browser. Open the link from the mail here.',
  wrongCode: 'The code is not correct.',
  secondStepExpired: 'That took too long or was wrong too often. Please sign in again.',
  wrongPasskey: 'This passkey belongs to no account.',
  passwordNeeded: 'Please enter your password.',
  wrongPassword: 'The password is not correct.',
  unprovenAddress: 'Confirm your e-mail address first.',
  signInToConfirm: 'Sign in with your present address first, then open the link again.',
  examplePerson: 'This is a sample person. No links go to their address.',
  conflictAddress: 'Another account has this address by now.',
  sameAddress: 'This account has this address already.',
}

export const en: Translation<Catalogue['signIn']> = {
  fields: {
    email: 'E-mail',
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
    ended:
      'You were signed out: your session has expired or was ended, for example from another device or by your organisation.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noMail: 'Didn’t get a confirmation mail?',
    register: 'No account yet? Register',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'Signing in with the passkey did not work.',
  },
  secondStep: {
    title: 'Second step',
    subtitle: 'Enter the code from your authenticator app, or a recovery code.',
    code: 'Code',
    submit: 'Confirm',
    back: 'Sign in with another account',
  },
  failed: 'That did not work. Please try again.',
  toLogin: 'Go to sign-in',
  signOut: 'Sign out',
}
