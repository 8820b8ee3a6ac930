/** Worded by the server alone. */
export const refusals = {
  adminByOwner: 'Nur Inhaber können Admins einladen.',
  roleBeyondOwn: 'Für diese Rolle kannst du niemanden einladen.',
  conflictMember: 'Diese Person ist schon Mitglied deiner Organisation.',
  conflictInvited: 'Diese Adresse wurde schon eingeladen. Du kannst die Einladung erneut senden.',
  tooMany: ({ max }: { max: number }) => `Es sind schon ${max} Einladungen offen. Ziehe zuerst einige zurück.`,
  tooManyToday: ({ max }: { max: number }) =>
    `Pro Tag kannst du höchstens ${max} Adressen über Listen einladen. Lade die übrigen morgen ein.`,
  nobodyLeft: 'Aus dieser Liste kann niemand eingeladen werden.',
  groupNotFound: 'Diese Gruppe gibt es nicht mehr.',
  full: 'Das Mitgliederlimit ist erreicht. Bitte wende dich an die Person, die dich eingeladen hat.',
  notFound: 'Diese Einladung gibt es nicht mehr.',
  resendFirst: 'Diese Einladung ist abgelaufen. Sende sie zuerst noch einmal.',
  linkNotFound: 'Diesen Einladungslink gibt es nicht. Vielleicht wurde er durch einen neueren ersetzt.',
  linkExpired: 'Diese Einladung ist abgelaufen. Bitte die Person, die dich eingeladen hat, um eine neue Einladung.',
  linkUsed: 'Diese Einladung wurde schon angenommen.',
  linkRevoked: 'Diese Einladung wurde zurückgezogen.',
  signInFirst: 'Melde dich zuerst mit der Adresse aus der Einladung an.',
  otherAddress: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
  alreadyMember: 'Du bist schon Mitglied dieser Organisation.',
  conflictElsewhere: 'Du bist schon Mitglied einer anderen Organisation.',
  conflictAccount: 'Zu dieser Adresse gibt es schon ein Konto. Bitte melde dich an.',
}

export const de = {
  mail: {
    subject: (organization: string) => `Einladung ins Team von ${organization}`,
    text: (inviter: string, organization: string, days: number) => [
      'Hallo,',
      `${inviter} lädt dich in das Team von „${organization}“ ein, das seine Schichten mit Staffel plant. Kennst du dort niemanden, kannst du diese Nachricht ignorieren.`,
      `Die Einladung ist ${days} Tage gültig, aber nur für diese E-Mail-Adresse.`,
    ],
    action: 'Einladung ansehen',
  },
  dialog: {
    title: 'Person einladen',
    description: 'Die Person bekommt einen Link, der sieben Tage gültig ist.',
    email: 'E-Mail',
    role: 'Rolle',
    submit: 'Einladen',
    sent: (email: string) => `Einladung an ${email} verschickt`,
    kept: (email: string) =>
      `Einladung für ${email} erstellt. Sie wird nicht per Mail verschickt. Kopiere den Link und gib ihn selbst weiter.`,
    failed: 'Die Einladung konnte nicht verschickt werden. Versuche es noch einmal.',
  },
  many: {
    open: 'Mehrere einladen',
    title: 'Mehrere einladen',
    description: 'Füge Adressen ein, lade eine Datei hoch oder teile einen Link.',
    way: 'Einladen über',
    ways: { list: 'Adressen', link: 'Link und QR-Code' },
    addresses: 'Adressen',
    addressesHint:
      'Eine Adresse pro Zeile oder mehrere, getrennt durch Komma oder Semikolon, auch als „Name <adresse>“. Höchstens 500 auf einmal.',
    role: 'Rolle',
    groups: 'Gruppen',
    groupsHint: 'Neue Mitglieder werden Stammchatter dieser Gruppen.',
    addGroup: 'Gruppe hinzufügen',
    removeGroup: (name: string) => `${name} entfernen`,
    language: 'Sprache',
    anyLanguage: 'Sprache des Browsers',
    languages: { de: 'Deutsch', en: 'English' },
    check: 'Prüfen',
    back: 'Zurück',
    good: (count: number) => (count === 1 ? '1 Person wird eingeladen' : `${count} Personen werden eingeladen`),
    nobody: 'Niemand kann eingeladen werden',
    bad: (count: number) => (count === 1 ? '1 Zeile wird übersprungen' : `${count} Zeilen werden übersprungen`),
    line: (line: number) => `Zeile ${line}`,
    faults: {
      notAnAddress: 'Das ist keine gültige E-Mail-Adresse.',
      double: 'Diese Adresse steht schon weiter oben.',
      beyond: 'Das Limit von 500 Adressen ist erreicht. Lade diese Person später ein.',
      member: 'Diese Person ist schon Mitglied deiner Organisation.',
      invited: 'Diese Adresse wurde schon eingeladen.',
    },
    more: (count: number) => `und ${count} weitere`,
    submit: (count: number) => (count === 1 ? '1 Person einladen' : `${count} Personen einladen`),
    failed: 'Die Einladungen konnten nicht verschickt werden. Versuche es noch einmal.',
    checkFailed: 'Die Liste konnte nicht geprüft werden. Versuche es noch einmal.',
    sent: (count: number) => (count === 1 ? '1 Einladung verschickt' : `${count} Einladungen verschickt`),
    doneTitle: (count: number) => (count === 1 ? '1 Einladung erstellt' : `${count} Einladungen erstellt`),
    noMailServer: 'Es wurde nichts verschickt, weil kein Mailserver eingerichtet ist. Gib die Links selbst weiter.',
    notAllMailed: (count: number) =>
      count === 1
        ? '1 Einladung wurde nicht verschickt, weil an die Adresse zuletzt zu viele Mails gegangen sind. Gib den Einladungslink selbst weiter.'
        : `${count} Einladungen wurden nicht verschickt, weil an diese Adressen zuletzt zu viele Mails gegangen sind. Gib die Einladungslinks selbst weiter.`,
    links: 'Links',
    linksHint:
      'Jeder Link ist sieben Tage gültig, aber nur für die jeweilige Adresse. Die Links werden nur jetzt angezeigt.',
    unsaved: {
      title: 'Schließen, ohne die Links zu sichern?',
      text: 'Die Links werden nicht noch einmal angezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
    copyLinks: 'Alle Links kopieren',
    copied: 'Links kopiert',
    close: 'Fertig',
  },
  list: {
    title: 'Offene Einladungen',
    all: (count: number) => `Alle ${count} anzeigen`,
    fewer: 'Weniger anzeigen',
    by: (name: string) => `von ${name}`,
    until: (time: string) => `gilt bis ${time}`,
    expired: 'Abgelaufen',
    more: (email: string) => `Aktionen für ${email}`,
    resend: 'Erneut senden',
    resendTitle: (email: string) => `Einladung an ${email} erneut senden?`,
    resendText: 'Der neue Link gilt sieben Tage. Frühere Links dieser Einladung funktionieren dann nicht mehr.',
    resent: (email: string) => `Einladung an ${email} erneut verschickt`,
    renewed: (email: string) =>
      `Die Einladung für ${email} gilt wieder sieben Tage. Sie wird nicht per Mail verschickt. Kopiere den Link und gib ihn selbst weiter.`,
    copy: 'Link kopieren',
    copied: 'Link kopiert. Früher kopierte Links gelten nicht mehr.',
    copyTitle: 'Einladungslink',
    copyText: 'Kopiere diesen Link. Er wird nur jetzt angezeigt.',
    failed: 'Die Einladung konnte nicht bearbeitet werden. Versuche es noch einmal.',
    revoke: 'Zurückziehen',
    removeTitle: (email: string) => `Einladung an ${email} zurückziehen?`,
    removeText: 'Der Link funktioniert danach nicht mehr.',
    removeConfirm: 'Zurückziehen',
    revoked: 'Zurückgezogen',
    gone: 'Nicht mehr offen',
    removed: (email: string) => `Einladung an ${email} zurückgezogen`,
    removeFailed: 'Die Einladung konnte nicht zurückgezogen werden. Versuche es noch einmal.',
  },
  join: {
    loading: 'Einladung',
    title: (organization: string) => `Einladung: ${organization}`,
    subtitle: (email: string) => `Für ${email}`,
    organization: 'Organisation',
    role: 'Deine Rolle',
    inviter: 'Eingeladen von',
    expires: 'Gültig bis',
    register: 'Weiter',
    signIn: 'Anmelden und annehmen',
    signInHint: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an, um die Einladung anzunehmen.',
    accept: 'Einladung annehmen',
    otherAddress: (own: string) =>
      `Du bist als ${own} angemeldet. Diese Einladung gilt für eine andere Adresse. Melde dich ab und öffne den Link noch einmal.`,
    alreadyMember: 'Du bist schon Mitglied dieser Organisation.',
    memberElsewhere:
      'Du bist schon Mitglied einer anderen Organisation. Ein Konto kann nur zu einer Organisation gehören. Verlasse zuerst die andere.',
    switchAccount: 'Abmelden und weiter',
    toDashboard: 'Zum Dashboard',
    toStart: 'Zur Startseite',
    invalid: {
      'invitations.linkExpired': 'Einladung abgelaufen',
      'invitations.linkUsed': 'Einladung schon angenommen',
      'invitations.linkRevoked': 'Einladung zurückgezogen',
      'invitations.linkNotFound': 'Einladung nicht gefunden',
    },
    notNow: 'Einladung nicht verfügbar',
  },
  register: {
    title: 'Konto anlegen',
    subtitle: (organization: string) => `Lege ein Konto an, um ${organization} beizutreten.`,
    emailHint: 'Die Einladung gilt für diese Adresse.',
    submit: 'Beitreten',
  },
  mine: {
    title: 'Du bist eingeladen',
    accept: (organization: string) => `${organization} beitreten`,
    summary: (role: string, inviter: string) => (inviter === '' ? role : `${role} · eingeladen von ${inviter}`),
  },
  open: {
    notFound: refusals.linkNotFound,
    title: 'Einladung öffnen',
    token: 'Einladungslink',
    hint: 'Füge den Link aus deiner Einladung ein.',
    submit: 'Öffnen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    invitations: typeof de
  }
  interface Refusals {
    invitations: typeof refusals
  }
}
