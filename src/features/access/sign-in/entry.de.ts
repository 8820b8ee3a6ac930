import { registrationClosed } from './messages.de.ts'

/** What somebody reads on the way to an account, or back to it. */
export const de = {
  strength: { common: 'Sehr leicht zu erraten', weak: 'Leicht zu erraten', fair: 'In Ordnung', strong: 'Stark' },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse',
    text: 'Ab dann meldest du dich mit dieser Adresse an.',
    submit: 'Neue Adresse bestätigen',
    password: 'Du bist hier nicht angemeldet. Gib das Passwort deines Kontos ein.',
    done: 'Deine neue Adresse gilt. Ab jetzt meldest du dich mit ihr an.',
    again: 'Nach der Anmeldung kommst du hierher zurück.',
  },
  gone: {
    left: 'Du hast die Organisation verlassen. Dein Konto bleibt; mit einer Einladung kommst du wieder hinein.',
    deleted: 'Dein Konto ist gelöscht.',
  },
  confirmSession: {
    title: 'Bist du es noch?',
    text: 'Deine Anmeldung ist eine Weile her. Für diesen Schritt brauchen wir dein Passwort noch einmal.',
    submit: 'Weiter',
  },
  signInAgain: {
    title: 'Melde dich wieder an',
    text: 'Deine Sitzung ist beendet. Melde dich an, dann machst du hier weiter, wo du warst.',
    unsaved: {
      title: 'Ohne Anmeldung weiter?',
      text: 'Was du hier eingegeben und nicht gespeichert hast, geht verloren. Lange Texte hebt dieser Browser für dich auf.',
      discard: 'Zur Anmeldeseite',
      stay: 'Hier anmelden',
    },
  },
  secondFactor: {
    title: 'Zweiter Faktor nötig',
    text: 'Deine Organisation verlangt für deine Rolle eine Authenticator-App. Richte sie ein, dann geht es weiter.',
    soon: (day: string) => `Deine Organisation verlangt ab ${day} eine Authenticator-App.`,
    setUp: 'Jetzt einrichten',
    doneTitle: 'Deine Anmeldung ist gesichert',
    doneText: 'Ab jetzt fragen wir nach dem Passwort einen Code aus der App ab.',
    done: 'Weiter zu Staffel',
  },
  notMailed: 'Nicht verschickt: Es ist kein Mailserver eingerichtet. Frag, wer Staffel hier betreibt.',
  register: {
    title: 'Konto anlegen',
    subtitle: 'Danach gründest du deine Organisation oder nimmst eine Einladung an.',
    submit: 'Registrieren',
    login: 'Schon ein Konto? Anmelden',
    closed: registrationClosed,
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
    startText: 'Bis du ein neues Passwort gesetzt hast, kommst du mit deinem Konto nicht weiter.',
    start: 'Neues Passwort setzen',
    submit: 'Passwort ändern',
    done: 'Dein Passwort ist geändert.',
    ways: 'Womit man sich sonst noch anmelden kann',
    allGo:
      'Passkeys und eine Authenticator-App dieses Kontos werden entfernt: Die Adresse war noch nicht bestätigt, also kann jemand anders sie eingerichtet haben.',
    waysText: 'Kennst du etwas davon nicht, entferne es.',
    removePasskey: (name: string, day: string) => `Passkey ${name}${day === '' ? '' : ` vom ${day}`} entfernen`,
    removeApp: (day: string) => `Authenticator-App vom ${day} entfernen`,
    unnamedPasskey: 'ohne Namen',
    invalidTitle: 'Link ungültig',
    noLink: 'Hierher führt der Link aus der Mail zu einem neuen Passwort.',
    again: 'Neuen Link anfordern',
    inside: 'Passwort in deinem Konto ändern',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Bestätige, dass diese Adresse zu deinem Konto gehört.',
    done: 'Deine Adresse ist bestätigt.',
    password: 'Gib das Passwort ein, das du für dieses Konto gewählt hast.',
    submit: 'Bestätigen',
    notMine: 'Ich kenne das Passwort nicht',
    unproven: (email: string) => `${email} ist noch nicht bestätigt.`,
    unprovenText: 'Bis dahin bekommst du keine Mails und siehst keine Einladungen an diese Adresse.',
    send: 'Bestätigungsmail senden',
    sent: (email: string) => `Wir haben einen Link an ${email} geschickt.`,
    failed: 'Die Mail konnte nicht verschickt werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    entry: typeof de
  }
}
