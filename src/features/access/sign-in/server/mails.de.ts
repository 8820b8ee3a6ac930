/** Mails to an address that may be a stranger's greet nobody by a name: somebody else has typed it. */
export const de = {
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: () => ['Hallo,', 'bitte bestätige deine E-Mail-Adresse für dein Konto bei Staffel.'],
    action: 'E-Mail-Adresse bestätigen',
  },
  alreadyRegistered: {
    subject: 'Du hast schon ein Konto',
    text: () => [
      'Hallo,',
      'jemand wollte mit deiner Adresse ein Konto bei Staffel anlegen. Du hast schon eines. Warst du es nicht, kannst du diese Nachricht ignorieren.',
    ],
    action: 'Zur Anmeldung',
  },
  reset: {
    subject: 'Neues Passwort setzen',
    text: () => [
      'Hallo,',
      'mit diesem Link kannst du für dein Konto bei Staffel ein neues Passwort setzen. Er gilt eine Stunde. Hast du ihn nicht angefordert, musst du nichts tun.',
    ],
    details: (email: string) => [`Konto: ${email}`],
    action: 'Neues Passwort setzen',
  },
  confirmEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: () => [
      'Hallo,',
      'dein Konto bei Staffel soll diese Adresse bekommen. Bestätige sie innerhalb eines Tages. Hast du das nicht gewollt, musst du nichts tun.',
    ],
    action: 'Neue Adresse bestätigen',
  },
  emailChangeAsked: {
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn sie dort bestätigt wird. Warst du das nicht, setze jetzt ein neues Passwort: damit ist auch die Änderung aufgehoben.',
    ],
    action: 'Neues Passwort setzen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel gilt ein neues Passwort. Auf allen anderen Geräten bist du abgemeldet. Warst du das nicht, setze gleich ein neues.',
    ],
    action: 'Neues Passwort setzen',
  },
  disconnected: {
    subject: 'Verbindungen zu deinem Konto getrennt',
    text: (name: string, connections: string) => [
      `Hallo ${name},`,
      `deine Sitzungen bei Staffel wurden beendet. Dabei endete auch, was daneben Zugang gab: ${connections}.`,
      'Was du weiter brauchst, kannst du neu verbinden oder anlegen.',
    ],
    action: 'Einstellungen öffnen',
  },
  newDevice: {
    subject: 'Anmeldung auf einem neuen Gerät',
    text: (name: string) => [
      `Hallo ${name},`,
      'bei deinem Konto hat sich ein Gerät angemeldet, das wir noch nicht kennen. Warst du das, musst du nichts tun. Warst du es nicht, setze gleich ein neues Passwort.',
    ],
    details: (when: string, device: string, network: string) => [
      `Wann: ${when}`,
      `Gerät: ${device === '' ? 'unbekannt' : device}`,
      `Netzadresse: ${network}`,
    ],
    action: 'Neues Passwort setzen',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: (name: string) => [
      `Hallo ${name},`,
      'dein Konto bei Staffel hat jetzt eine andere E-Mail-Adresse, diese hier gilt nicht mehr. Warst du das nicht, wende dich sofort an deine Organisation.',
    ],
    action: 'Zu Staffel',
  },
  secondFactorOn: {
    subject: 'Zwei-Faktor-Anmeldung eingeschaltet',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel wurde ein zweiter Faktor eingerichtet. Warst du das nicht, ändere sofort dein Passwort.',
    ],
    action: 'Sicherheit ansehen',
  },
  passkeyAdded: {
    subject: 'Passkey hinzugefügt',
    text: (name: string) => [
      `Hallo ${name},`,
      'mit einem neuen Passkey kann man sich jetzt bei deinem Konto bei Staffel anmelden, ohne Passwort. Warst du das nicht, setze sofort ein neues Passwort und entferne ihn.',
    ],
    action: 'Sicherheit ansehen',
  },
  secondFactorOff: {
    subject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel gibt es keinen zweiten Faktor mehr: dein Passwort genügt zur Anmeldung. Warst du das nicht, ändere sofort dein Passwort.',
    ],
    action: 'Sicherheit ansehen',
  },
}
