export const de = {
  refusals: {
    passwordTooShort: ({ min }: { min: number }) => `Passwort muss mindestens ${min} Zeichen haben`,
    wrongCredentials: 'E-Mail oder Passwort ist nicht richtig.',
    tooManyTries: ({ minutes }: { minutes: number }) => `Zu viele Versuche. Bitte warte ${minutes} Minuten.`,
    registrationClosed: 'Die Registrierung ist auf dieser Installation geschlossen. Bitte lass dich einladen.',
    linkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
    noRecovery: 'Es läuft keine Passwort-Wiederherstellung.',
    wrongCode: 'Der Code stimmt nicht.',
    secondStepExpired: 'Das hat zu lange gedauert oder zu oft nicht gestimmt. Bitte melde dich noch einmal an.',
    wrongPasskey: 'Dieser Passkey passt zu keinem Konto.',
    conflictAddress: 'Zu dieser Adresse gibt es inzwischen ein anderes Konto.',
  },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    fullName: 'Vollständiger Name',
    passwordHint: (min: number) => `Mindestens ${min} Zeichen`,
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
  },
  strength: { common: 'Sehr leicht zu erraten', weak: 'Leicht zu erraten', fair: 'In Ordnung', strong: 'Stark' },
  login: {
    title: 'Willkommen zurück',
    subtitle: 'Melde dich an, um deine Schichten zu sehen.',
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
  confirmEmail: {
    title: 'Neue E-Mail-Adresse',
    working: 'Wird bestätigt …',
    done: 'Deine neue Adresse gilt. Ab jetzt meldest du dich mit ihr an.',
  },
  register: {
    title: 'Konto anlegen',
    subtitle: 'Danach gründest du deine Organisation oder nimmst eine Einladung an.',
    submit: 'Registrieren',
    login: 'Schon ein Konto? Anmelden',
    doneTitle: 'Schau in dein Postfach',
    doneText: (email: string) => `Wir haben einen Link an ${email} geschickt. Damit bestätigst du deine Adresse.`,
  },
  forgot: {
    title: 'Passwort vergessen',
    subtitle: 'Wir schicken dir einen Link, mit dem du ein neues setzt.',
    submit: 'Link anfordern',
    doneTitle: 'Schau in dein Postfach',
    doneText: (email: string) => `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs.`,
  },
  resend: {
    title: 'Bestätigungsmail anfordern',
    subtitle: 'Wir schicken dir den Link noch einmal.',
    submit: 'Noch einmal senden',
    doneText: (email: string) => `Wenn es zu ${email} ein unbestätigtes Konto gibt, ist eine Mail unterwegs.`,
  },
  reset: {
    title: 'Neues Passwort',
    subtitle: 'Danach meldest du dich mit dem neuen Passwort an.',
    submit: 'Passwort ändern',
    done: 'Dein Passwort ist geändert.',
    invalidTitle: 'Link ungültig',
    again: 'Neuen Link anfordern',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    working: 'Wird bestätigt …',
    done: 'Deine Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
  },
  recovery: {
    title: 'Passwort-Reset aktiv',
    text: 'Für dein Konto läuft eine Passwort-Wiederherstellung. Setze ein neues Passwort, um weiterzumachen.',
    action: 'Passwort ändern',
  },
  locked: {
    title: 'Dein Konto ist gesperrt',
    text: 'Wende dich an eine Ansprechperson deiner Organisation.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  toLogin: 'Zur Anmeldung',
  signOut: 'Abmelden',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    accounts: typeof de
  }
}
