/** Said by the registration too, which is loaded only where somebody registers. */
export const registrationClosed = 'Die Registrierung ist auf dieser Installation geschlossen. Bitte lass dich einladen.'

/** Worded by the server alone. */
export const refusals = {
  passwordTooShort: ({ min }: { min: number }) => `Passwort muss mindestens ${min} Zeichen haben`,
  commonPassword: 'Dieses Passwort steht auf den Listen, die zuerst probiert werden. Bitte wähle ein anderes.',
  wrongCredentials: 'E-Mail oder Passwort ist nicht richtig.',
  registrationClosed,
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  noRecovery: 'In diesem Browser läuft keine Passwort-Wiederherstellung. Öffne hier den Link aus der Mail.',
  wrongCode: 'Der Code stimmt nicht.',
  secondStepExpired: 'Das hat zu lange gedauert oder zu oft nicht gestimmt. Bitte melde dich noch einmal an.',
  wrongPasskey: 'Dieser Passkey passt zu keinem Konto.',
  passwordNeeded: 'Bitte gib dein Passwort ein.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  unprovenAddress: 'Bestätige zuerst deine E-Mail-Adresse.',
  signInToConfirm: 'Melde dich zuerst mit deiner bisherigen Adresse an und öffne den Link dann noch einmal.',
  examplePerson: 'Das ist eine Beispielperson. An ihre Adresse gehen keine Links.',
  conflictAddress: 'Zu dieser Adresse gibt es inzwischen ein anderes Konto.',
  sameAddress: 'Das ist schon die Adresse dieses Kontos.',
}

export const de = {
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    fullName: 'Vollständiger Name',
    passwordHint: (min: number) => `Mindestens ${min} Zeichen`,
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
  },
  login: {
    title: 'Willkommen zurück',
    subtitle: 'Melde dich an, um deine Schichten zu sehen.',
    ended:
      'Du wurdest abgemeldet: Deine Sitzung ist abgelaufen oder wurde beendet, zum Beispiel von einem anderen Gerät oder von deiner Organisation.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noMail: 'Keine Bestätigungsmail erhalten?',
    register: 'Noch kein Konto? Registrieren',
    passkey: 'Mit Passkey anmelden',
    passkeyFailed: 'Die Anmeldung mit dem Passkey hat nicht geklappt.',
  },
  secondStep: {
    title: 'Zweiter Schritt',
    subtitle: 'Gib den Code aus deiner Authenticator-App ein oder einen Wiederherstellungscode.',
    code: 'Code',
    submit: 'Bestätigen',
    back: 'Mit einem anderen Konto anmelden',
  },
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  toLogin: 'Zur Anmeldung',
  signOut: 'Abmelden',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    signIn: typeof de
  }
  interface Refusals {
    signIn: typeof refusals
  }
}
