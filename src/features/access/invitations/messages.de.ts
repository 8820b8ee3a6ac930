/** Worded by the server alone. */
export const refusals = {
  adminByOwner: 'Admins kann nur ein Inhaber einladen.',
  roleBeyondOwn: 'Zu dieser Rolle kannst du niemanden einladen.',
  conflictMember: 'Diese Person gehört schon zu deiner Organisation.',
  conflictInvited: 'Diese Adresse ist schon eingeladen. Du kannst die Einladung erneut senden.',
  tooMany: ({ max }: { max: number }) =>
    `Es sind schon ${max} Einladungen offen. Ziehe zuerst welche zurück, die niemand mehr braucht.`,
  tooManyToday: ({ max }: { max: number }) =>
    `An einem Tag lassen sich höchstens ${max} Adressen über Listen einladen. Versuche es morgen mit den übrigen.`,
  nobodyLeft: 'In dieser Liste ist niemand, der eingeladen werden kann.',
  groupNotFound: 'Diese Gruppe gibt es nicht mehr.',
  full: 'Diese Organisation ist voll. Bitte wende dich an die Person, die dich eingeladen hat.',
  notFound: 'Diese Einladung gibt es nicht mehr.',
  resendFirst: 'Diese Einladung ist abgelaufen. Sende sie zuerst erneut.',
  linkNotFound: 'Diesen Einladungslink gibt es nicht. Vielleicht wurde er durch einen neueren ersetzt.',
  linkExpired: 'Diese Einladung ist abgelaufen. Bitte die Person, die dich eingeladen hat, um eine neue.',
  linkUsed: 'Diese Einladung wurde schon angenommen.',
  linkRevoked: 'Diese Einladung wurde zurückgezogen.',
  signInFirst: 'Bitte melde dich zuerst mit der eingeladenen Adresse an.',
  otherAddress: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
  alreadyMember: 'Du gehörst schon zu dieser Organisation.',
  conflictElsewhere: 'Du gehörst schon zu einer anderen Organisation.',
  conflictAccount: 'Zu dieser Adresse gibt es schon ein Konto. Bitte melde dich an.',
}

export const de = {
  mail: {
    subject: (organization: string) => `Einladung zum Team von ${organization}`,
    text: (inviter: string, organization: string, days: number) => [
      'Hallo,',
      `${inviter} lädt dich in das Team von „${organization}“ ein. Dort werden die Schichten mit Staffel geplant. Kennst du dort niemanden, kannst du diese Nachricht ignorieren.`,
      `Die Einladung gilt ${days} Tage und nur für diese E-Mail-Adresse.`,
    ],
    action: 'Einladung ansehen',
  },
  dialog: {
    title: 'Person einladen',
    description: 'Sie bekommt einen Link, der sieben Tage gilt.',
    email: 'E-Mail',
    role: 'Rolle',
    submit: 'Einladen',
    sent: (email: string) => `Einladung an ${email} verschickt`,
    kept: (email: string) => `Einladung für ${email} angelegt. Sie wird nicht per Mail verschickt: kopiere den Link.`,
    failed: 'Die Einladung konnte nicht verschickt werden.',
  },
  many: {
    open: 'Mehrere einladen',
    title: 'Mehrere einladen',
    description: 'Mit einer Liste von Adressen, aus einer Datei, oder mit einem Link für alle.',
    way: 'Wie',
    ways: { list: 'Adressen', link: 'Link und QR-Code' },
    addresses: 'Adressen',
    addressesHint:
      'Eine pro Zeile, auch „Name <adresse>“, oder mit Komma und Semikolon getrennt. Bis zu 500 auf einmal.',
    role: 'Rolle',
    groups: 'Gruppen',
    groupsHint: 'Wer beitritt, wird dort fester Chatter.',
    addGroup: 'Gruppe hinzufügen',
    removeGroup: (name: string) => `${name} entfernen`,
    language: 'Sprache',
    anyLanguage: 'Wie im Browser der Person',
    languages: { de: 'Deutsch', en: 'English' },
    check: 'Prüfen',
    back: 'Zurück',
    good: (count: number) => (count === 1 ? 'Eine Person wird eingeladen' : `${count} Personen werden eingeladen`),
    nobody: 'Niemand davon kann eingeladen werden',
    bad: (count: number) => (count === 1 ? 'Eine Zeile bleibt außen vor' : `${count} Zeilen bleiben außen vor`),
    line: (line: number) => `Zeile ${line}`,
    faults: {
      notAnAddress: 'Das ist keine E-Mail-Adresse.',
      double: 'Diese Adresse steht schon weiter oben.',
      beyond: 'Mehr als 500 auf einmal: Lade diese danach ein.',
      member: 'Diese Person gehört schon zu deiner Organisation.',
      invited: 'Diese Adresse ist schon eingeladen.',
    },
    more: (count: number) => `und ${count} weitere`,
    submit: (count: number) => (count === 1 ? 'Eine Person einladen' : `${count} Personen einladen`),
    failed: 'Die Einladungen konnten nicht verschickt werden.',
    checkFailed: 'Die Liste konnte nicht geprüft werden.',
    sent: (count: number) => (count === 1 ? 'Eine Einladung verschickt' : `${count} Einladungen verschickt`),
    doneTitle: (count: number) => (count === 1 ? 'Eine Einladung angelegt' : `${count} Einladungen angelegt`),
    noMailServer: 'Es wurde nichts verschickt: Hier ist kein Mailserver eingerichtet. Gib die Links selbst weiter.',
    notAllMailed: (count: number) =>
      count === 1
        ? 'Eine davon geht nicht per Mail hinaus, weil an diese Adresse zuletzt viele Mails gingen. Gib diesen Link selbst weiter.'
        : `${count} davon gehen nicht per Mail hinaus, weil an diese Adressen zuletzt viele Mails gingen. Gib diese Links selbst weiter.`,
    links: 'Links',
    linksHint: 'Jeder Link gilt sieben Tage und nur für seine Adresse. Sie werden nur dieses eine Mal gezeigt.',
    unsaved: {
      title: 'Schließen, ohne die Links zu sichern?',
      text: 'Sie werden später nicht noch einmal gezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
    copyLinks: 'Alle Links kopieren',
    copied: 'Links kopiert',
    close: 'Fertig',
  },
  list: {
    title: 'Offene Einladungen',
    all: (count: number) => `Alle ${count} zeigen`,
    fewer: 'Weniger zeigen',
    by: (name: string) => `von ${name}`,
    until: (time: string) => `gilt bis ${time}`,
    expired: 'Abgelaufen',
    more: (email: string) => `Einladung an ${email}: mehr`,
    resend: 'Erneut senden',
    resendTitle: (email: string) => `Einladung an ${email} erneut senden?`,
    resendText: 'Der neue Link gilt sieben Tage. Frühere Links dieser Einladung funktionieren dann nicht mehr.',
    resent: (email: string) => `Einladung an ${email} erneut verschickt`,
    renewed: (email: string) =>
      `Einladung für ${email} gilt wieder sieben Tage. Sie wird nicht per Mail verschickt: kopiere den Link.`,
    copy: 'Link kopieren',
    copied: 'Link kopiert. Einer, den du vorher kopiert hast, gilt nicht mehr.',
    copyTitle: 'Einladungslink',
    copyText: 'Kopiere diesen Link. Er wird nur dieses eine Mal gezeigt.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    revoke: 'Zurückziehen',
    removeTitle: (email: string) => `Einladung an ${email} zurückziehen?`,
    removeText: 'Der Link funktioniert danach nicht mehr.',
    removeConfirm: 'Zurückziehen',
    revoked: 'Zurückgezogen',
    gone: 'Angenommen oder zurückgezogen',
    removed: (email: string) => `Einladung an ${email} zurückgezogen`,
    removeFailed: 'Die Einladung konnte nicht zurückgezogen werden.',
  },
  join: {
    loading: 'Einladung',
    title: (organization: string) => `Einladung zu ${organization}`,
    subtitle: (email: string) => `Für ${email}`,
    organization: 'Organisation',
    role: 'Deine Rolle',
    inviter: 'Eingeladen von',
    expires: 'Gültig bis',
    register: 'Weiter zur Registrierung',
    signIn: 'Anmelden und annehmen',
    signInHint: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an, dann kommst du hierher zurück.',
    accept: 'Einladung annehmen',
    otherAddress: (own: string) =>
      `Du bist als ${own} angemeldet. Diese Einladung gilt für eine andere Adresse. Melde dich ab und öffne den Link noch einmal.`,
    alreadyMember: 'Du gehörst schon zu dieser Organisation.',
    memberElsewhere:
      'Du gehörst schon zu einer anderen Organisation. Ein Konto kann nur zu einer gehören; verlasse zuerst die andere.',
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
    subtitle: (organization: string) => `Danach gehörst du zu ${organization}.`,
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
