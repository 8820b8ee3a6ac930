import { registrationClosed } from './messages.de.ts'

/** What somebody reads on the way to an account, or back to it. */
export const de = {
  strength: { common: 'Sehr leicht zu erraten', weak: 'Leicht zu erraten', fair: 'In Ordnung', strong: 'Stark' },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse',
    text: 'Nach der Bestätigung meldest du dich mit dieser Adresse an.',
    submit: 'Neue Adresse bestätigen',
    password: 'Du bist hier nicht angemeldet. Gib das Passwort deines Kontos ein.',
    done: 'Deine Adresse wurde geändert. Melde dich künftig mit der neuen an.',
    again: 'Nach der Anmeldung kommst du zu der Seite, die du öffnen wolltest.',
  },
  gone: {
    left: 'Du hast die Organisation verlassen. Dein Konto bleibt bestehen. Mit einer Einladung kannst du wieder beitreten.',
    deleted: 'Dein Konto wurde gelöscht.',
    organizationDeleted: 'Die Organisation wurde gelöscht.',
  },
  confirmSession: {
    title: 'Passwort bestätigen',
    text: 'Deine Anmeldung ist eine Weile her. Gib dein Passwort erneut ein.',
    submit: 'Weiter',
  },
  signInAgain: {
    title: 'Bitte neu anmelden',
    text: 'Deine Sitzung ist beendet. Melde dich an, um hier weiterzumachen.',
    unsaved: {
      title: 'Ohne Anmeldung weiter?',
      text: 'Nicht gespeicherte Eingaben auf dieser Seite gehen verloren. Längere Texte bleiben in diesem Browser erhalten.',
      discard: 'Zur Anmeldeseite',
      stay: 'Hier anmelden',
    },
  },
  secondFactor: {
    title: 'Zweiter Faktor erforderlich',
    text: 'Deine Organisation verlangt für deine Rolle eine Authenticator-App. Richte sie ein, um weiterzumachen.',
    soon: (day: string) => `Deine Organisation verlangt ab ${day} eine Authenticator-App.`,
    setUp: 'Jetzt einrichten',
    doneTitle: 'Dein Konto ist abgesichert',
    doneText: 'Ab jetzt brauchst du zum Anmelden auch einen Code aus der App.',
    done: 'Weiter zu Staffel',
  },
  notMailed:
    'Die Mail wurde nicht verschickt, weil kein Mailserver eingerichtet ist. Wende dich an die Administration.',
  register: {
    title: 'Konto anlegen',
    subtitle: 'Mit einem Konto kannst du eine Organisation gründen oder eine Einladung annehmen.',
    submit: 'Registrieren',
    login: 'Schon ein Konto? Anmelden',
    closed: registrationClosed,
    doneTitle: 'Schau in dein Postfach',
    doneText: (email: string) => `Wir haben einen Link an ${email} geschickt. Damit bestätigst du deine Adresse.`,
  },
  forgot: {
    title: 'Passwort vergessen',
    subtitle: 'Wir schicken dir einen Link, mit dem du ein neues Passwort festlegen kannst.',
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
    subtitle: 'Du meldest dich künftig mit dem neuen Passwort an.',
    startText: 'Lege ein neues Passwort fest, damit du dein Konto wieder nutzen kannst.',
    start: 'Neues Passwort festlegen',
    submit: 'Passwort ändern',
    done: 'Dein Passwort wurde geändert.',
    ways: 'Weitere Anmeldemethoden',
    allGo:
      'Passkeys und Authenticator-App dieses Kontos werden entfernt. Jemand anderes könnte sie eingerichtet haben, weil die E-Mail-Adresse noch nicht bestätigt war.',
    waysText: 'Entferne alle Anmeldemethoden, die du nicht kennst.',
    removePasskey: (name: string, day: string) => `Passkey ${name}${day === '' ? '' : ` vom ${day}`} entfernen`,
    removeApp: (day: string) => `Authenticator-App vom ${day} entfernen`,
    unnamedPasskey: 'ohne Namen',
    invalidTitle: 'Link ungültig',
    noLink: 'Öffne den Link aus der Mail zum Passwort-Reset.',
    again: 'Neuen Link anfordern',
    inside: 'Passwort in den Kontoeinstellungen ändern',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Bestätige, dass diese Adresse zu deinem Konto gehört.',
    done: 'Deine Adresse wurde bestätigt.',
    password: 'Gib das Passwort ein, das du für dieses Konto gewählt hast.',
    submit: 'Bestätigen',
    notMine: 'Ich kenne das Passwort nicht',
    unproven: (email: string) => `${email} ist noch nicht bestätigt.`,
    unprovenText: 'Bis zur Bestätigung bekommst du keine Mails und siehst keine Einladungen an diese Adresse.',
    send: 'Bestätigungsmail senden',
    sent: (email: string) => `Wir haben einen Link an ${email} geschickt.`,
    failed: 'Die Mail konnte nicht verschickt werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    entry: typeof de
  }
}
