import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['accounts']> = {
  refusals: {
    passwordTooShort: ({ min }) => `The password needs at least ${min} characters`,
    wrongCredentials: 'E-mail or password is not correct.',
    tooManyTries: ({ minutes }) => `Too many tries. Please wait ${minutes} minutes.`,
    registrationClosed: 'Registration is closed on this installation. Please ask for an invitation.',
    linkExpired: 'This link has expired or was used before. Ask for a new one.',
    noRecovery: 'No password recovery is under way.',
  },
  mails: {
    verify: {
      subject: 'Confirm your e-mail address',
      text: name => [`Hello ${name},`, 'please confirm your e-mail address so that you can sign in to Staffel.'],
      action: 'Confirm e-mail address',
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      text: name => [
        `Hello ${name},`,
        'somebody tried to open a Staffel account with your address. You already have one. If it was not you, there is nothing to do.',
      ],
      action: 'Sign in',
    },
    reset: {
      subject: 'Set a new password',
      text: name => [
        `Hello ${name},`,
        'this link lets you set a new password. It is valid for one hour. If you did not ask for it, there is nothing to do.',
      ],
      action: 'Set a new password',
    },
  },
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
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noMail: 'No confirmation mail?',
    register: 'No account yet? Register',
  },
  register: {
    title: 'Create an account',
    subtitle: 'Then found your organisation or accept an invitation.',
    submit: 'Register',
    login: 'Already have an account? Sign in',
    doneTitle: 'Check your inbox',
    doneText: email => `We have sent a link to ${email}. It confirms your address.`,
  },
  forgot: {
    title: 'Forgot password',
    subtitle: 'We will send you a link to set a new one.',
    submit: 'Send link',
    doneTitle: 'Check your inbox',
    doneText: email => `If there is an account for ${email}, a link is on its way.`,
  },
  resend: {
    title: 'Confirmation mail',
    subtitle: 'We will send you the link once more.',
    submit: 'Send again',
    doneText: email => `If there is an unconfirmed account for ${email}, a mail is on its way.`,
  },
  reset: {
    title: 'New password',
    subtitle: 'Then sign in with the new password.',
    submit: 'Change password',
    done: 'Your password has been changed.',
    invalidTitle: 'Invalid link',
    again: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm e-mail address',
    working: 'Confirming …',
    done: 'Your address is confirmed. You can sign in now.',
  },
  recovery: {
    title: 'Password reset active',
    text: 'A password recovery is under way for your account. Set a new password to go on.',
    action: 'Change password',
  },
  locked: {
    title: 'Your account is locked',
    text: 'Please turn to a contact person of your organisation.',
  },
  failed: 'That did not work. Please try again.',
  toLogin: 'To sign-in',
  signOut: 'Sign out',
}
