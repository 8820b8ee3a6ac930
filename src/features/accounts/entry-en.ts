import type { Catalogue } from '#kit/catalogue.ts'

export const en: Catalogue['entry'] = {
  strength: { common: 'Very easy to guess', weak: 'Easy to guess', fair: 'Fine', strong: 'Strong' },
  confirmEmail: {
    title: 'New e-mail address',
    working: 'Confirming …',
    done: 'Your new address is valid. From now on you sign in with it.',
  },
  register: {
    title: 'Create an account',
    subtitle: 'Then found your organisation or accept an invitation.',
    submit: 'Register',
    login: 'Already have an account? Sign in',
    closed: 'Registration is closed on this installation. Please ask for an invitation.',
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
}
