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
      'jemand wollte mit deiner E-Mail-Adresse ein Konto bei Staffel anlegen, aber du hast schon eines. Warst du das nicht, kannst du diese Nachricht ignorieren.',
    ],
    action: 'Zur Anmeldung',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    text: () => [
      'Hallo,',
      'mit diesem Link kannst du für dein Konto bei Staffel ein neues Passwort festlegen. Er gilt eine Stunde. Hast du ihn nicht angefordert, musst du nichts tun.',
    ],
    details: (email: string) => [`Konto: ${email}`],
    action: 'Neues Passwort festlegen',
  },
  confirmEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: () => [
      'Hallo,',
      'bestätige diese Adresse innerhalb eines Tages, damit du sie für dein Konto bei Staffel nutzen kannst. Hast du das nicht angefordert, musst du nichts tun.',
    ],
    action: 'Neue Adresse bestätigen',
  },
  emailChangeAsked: {
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel wurde eine neue E-Mail-Adresse eingetragen. Sie gilt erst, wenn sie über den Link in der Mail an die neue Adresse bestätigt wurde. Wenn du das nicht warst, lege jetzt ein neues Passwort fest. Damit wird auch die Änderung verworfen.',
    ],
    action: 'Neues Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: (name: string) => [
      `Hallo ${name},`,
      'das Passwort für dein Konto bei Staffel wurde geändert. Auf allen anderen Geräten wurdest du abgemeldet. Warst du das nicht, lege sofort ein neues Passwort fest.',
    ],
    action: 'Neues Passwort festlegen',
  },
  disconnected: {
    subject: 'Verbindungen zu deinem Konto getrennt',
    text: (name: string, connections: string) => [
      `Hallo ${name},`,
      `deine Sitzungen bei Staffel wurden beendet. Außerdem wurden diese Zugänge entfernt: ${connections}.`,
      'Bei Bedarf kannst du alles neu einrichten.',
    ],
    action: 'Einstellungen öffnen',
  },
  newDevice: {
    subject: 'Anmeldung mit einem neuen Gerät',
    text: (name: string) => [
      `Hallo ${name},`,
      'bei deinem Konto gab es eine Anmeldung mit einem neuen Gerät. Warst du das, musst du nichts tun. Warst du es nicht, lege sofort ein neues Passwort fest.',
    ],
    details: (when: string, device: string, network: string) => [
      `Zeitpunkt: ${when}`,
      `Gerät: ${device === '' ? 'unbekannt' : device}`,
      `IP-Adresse: ${network}`,
    ],
    action: 'Neues Passwort festlegen',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: (name: string) => [
      `Hallo ${name},`,
      'dein Konto bei Staffel hat jetzt eine andere E-Mail-Adresse. Die bisherige Adresse gilt nicht mehr. Warst du das nicht, wende dich sofort an deine Organisation.',
    ],
    action: 'Staffel öffnen',
  },
  secondFactorOn: {
    subject: 'Zwei-Faktor-Anmeldung eingeschaltet',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel wurde ein zweiter Faktor eingerichtet. Warst du das nicht, ändere sofort dein Passwort.',
    ],
    action: 'Einstellungen öffnen',
  },
  passkeyAdded: {
    subject: 'Passkey hinzugefügt',
    text: (name: string) => [
      `Hallo ${name},`,
      'zu deinem Konto bei Staffel wurde ein Passkey hinzugefügt, mit dem die Anmeldung ohne Passwort möglich ist. Warst du das nicht, lege sofort ein neues Passwort fest und entferne den Passkey.',
    ],
    action: 'Einstellungen öffnen',
  },
  secondFactorOff: {
    subject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    text: (name: string) => [
      `Hallo ${name},`,
      'für dein Konto bei Staffel gibt es keinen zweiten Faktor mehr: Zur Anmeldung genügt dein Passwort. Warst du das nicht, ändere sofort dein Passwort.',
    ],
    action: 'Einstellungen öffnen',
  },
}
