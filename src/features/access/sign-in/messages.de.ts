/** Shared with the registration page, which loads its texts separately. */
export const registrationClosed = 'Registrieren kannst du dich nur mit einer Einladung.'

/** Worded by the server alone. */
export const refusals = {
  passwordTooShort: ({ min }: { min: number }) => `Passwort muss mindestens ${min} Zeichen haben`,
  commonPassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  wrongCredentials: 'E-Mail oder Passwort ist falsch.',
  registrationClosed,
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.',
  noRecovery: 'Öffne in diesem Browser den Link aus der Mail zum Passwort-Reset.',
  wrongCode: 'Der Code stimmt nicht. Versuche es noch einmal.',
  secondStepExpired:
    'Die Anmeldung hat zu lange gedauert, oder der Code war zu oft falsch. Bitte melde dich noch einmal an.',
  wrongPasskey: 'Dieser Passkey gehört zu keinem Konto.',
  passwordNeeded: 'Bitte gib dein Passwort ein.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  unprovenAddress: 'Bestätige zuerst deine E-Mail-Adresse.',
  signInToConfirm: 'Melde dich zuerst mit deiner bisherigen Adresse an und öffne den Link dann noch einmal.',
  examplePerson: 'An Beispielpersonen werden keine Links verschickt.',
  conflictAddress: 'Diese Adresse gehört inzwischen zu einem anderen Konto.',
  sameAddress: 'Diese Adresse ist für dieses Konto schon eingetragen.',
}

export const de = {
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    fullName: 'Vollständiger Name',
    passwordHint: (min: number) => `Mindestens ${min} Zeichen`,
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
  login: {
    title: 'Willkommen zurück',
    subtitle: 'Melde dich an, um deine Schichten zu sehen.',
    ended: 'Du wurdest abgemeldet: Deine Sitzung ist abgelaufen oder wurde von dir oder deiner Organisation beendet.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noMail: 'Keine Bestätigungsmail erhalten?',
    register: 'Noch kein Konto? Registrieren',
    passkey: 'Mit Passkey anmelden',
    passkeyFailed: 'Die Anmeldung per Passkey hat nicht geklappt. Versuche es noch einmal.',
  },
  secondStep: {
    title: 'Code eingeben',
    subtitle: 'Gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
    code: 'Code',
    submit: 'Bestätigen',
    back: 'Mit einem anderen Konto anmelden',
  },
  failed: 'Die Anfrage ist fehlgeschlagen. Versuche es noch einmal.',
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
