import { registrationClosed } from './messages.en.ts'
import type { Catalogue } from '#kit/catalogue.ts'

export const en: Catalogue['entry'] = {
  strength: { common: 'Very easy to guess', weak: 'Easy to guess', fair: 'Fine', strong: 'Strong' },
  confirmEmail: {
    title: 'New e-mail address',
    working: 'Confirming …',
    done: 'Your new address is valid. From now on you sign in with it.',
    again: 'After signing in you come back here.',
  },
  confirmSession: {
    title: 'Confirm it’s you',
    text: 'You signed in a while ago. Please enter your password again for this step.',
    submit: 'Continue',
  },
  secondFactor: {
    title: 'Second factor needed',
    text: 'Your organisation requires an authenticator app for your role. Set it up to continue.',
    soon: day => `From ${day} your organisation requires an authenticator app.`,
    setUp: 'Set it up now',
    done: 'Continue to Staffel',
  },
  register: {
    title: 'Create an account',
    subtitle: 'Then create your organisation or accept an invitation.',
    submit: 'Register',
    login: 'Already have an account? Sign in',
    closed: registrationClosed,
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
    ways: 'Other ways into your account',
    allGo:
      'Passkeys and an authenticator app of this account will be removed: the address was not confirmed yet, so someone else may have set them up.',
    waysText: 'If you do not recognise one of them, remove it.',
    removePasskey: (name, day) => `Remove passkey ${name}${day === '' ? '' : ` of ${day}`}`,
    removeApp: day => `Remove authenticator app of ${day}`,
    unnamedPasskey: 'without a name',
    invalidTitle: 'Invalid link',
    again: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm e-mail address',
    working: 'Confirming …',
    done: 'Your address is confirmed.',
    password: 'Enter the password you have chosen for this account.',
    submit: 'Confirm',
    notMine: 'I don’t know the password',
    unproven: email => `${email} is not confirmed yet.`,
    unprovenText: 'Until then you get no mails and see no invitations to this address.',
    send: 'Send confirmation mail',
    sent: email => `We have sent a link to ${email}.`,
    failed: 'The mail could not be sent.',
  },
}
