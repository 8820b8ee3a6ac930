/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diesen Link gibt es nicht. Frag die Person, die ihn dir geschickt hat, nach einem neuen.',
  gone: 'Diesen Link gibt es nicht mehr.',
  full: 'Über diesen Link kann niemand mehr beitreten, weil das Limit erreicht ist. Frag die Person, die ihn dir geschickt hat, nach einem neuen.',
  expired: 'Dieser Link ist abgelaufen. Frag die Person, die ihn dir geschickt hat, nach einem neuen.',
  ended: 'Dieser Link wurde deaktiviert. Frag die Person, die ihn dir geschickt hat, nach einem neuen.',
  tooMany: ({ max }: { max: number }) => `Es sind schon ${max} Links aktiv. Deaktiviere zuerst einen davon.`,
  signInFirst: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an und öffne den Link dann noch einmal.',
  formerMember: 'Du warst schon einmal Mitglied dieser Organisation. Lass dich erneut per E-Mail einladen.',
}

export const de = {
  create: {
    maxUses: 'Maximale Personenzahl',
    hours: 'Gültig für',
    durations: { 1: 'eine Stunde', 24: 'einen Tag', 72: 'drei Tage', 168: 'eine Woche', 720: '30 Tage' },
    submit: 'Link anlegen',
    failed: 'Der Link konnte nicht angelegt werden. Versuche es noch einmal.',
    title: 'Beitrittslink',
    text: (max: number, until: string) =>
      max === 1
        ? `Über diesen Link kann 1 Person beitreten. Er gilt bis ${until}.`
        : `Über diesen Link können höchstens ${max} Personen beitreten. Er gilt bis ${until}.`,
    once: 'Link und QR-Code werden nur jetzt angezeigt.',
    unsaved: {
      title: 'Schließen, ohne den Link zu sichern?',
      text: 'Link und QR-Code werden nicht noch einmal angezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
    picture: 'QR-Code mit dem Link',
    link: 'Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    save: 'QR-Code speichern',
    close: 'Fertig',
  },
  list: {
    title: 'Beitrittslinks',
    joins: (joins: number, max: number) => `${joins} von ${max} beigetreten`,
    by: (name: string) => `von ${name}`,
    until: (time: string) => `gilt bis ${time}`,
    states: { open: 'Aktiv', full: 'Voll', expired: 'Abgelaufen', ended: 'Deaktiviert' },
    end: 'Deaktivieren',
    endOf: (role: string, joins: number, max: number) => `Link deaktivieren: ${role}, ${joins} von ${max} beigetreten`,
    removeTitle: () => 'Diesen Link deaktivieren?',
    removeText: 'Danach kann niemand mehr über diesen Link beitreten. Bereits beigetretene Personen bleiben Mitglied.',
    removeConfirm: 'Deaktivieren',
    removed: () => 'Link deaktiviert',
    removeFailed: 'Der Link konnte nicht deaktiviert werden. Versuche es noch einmal.',
  },
  join: {
    loading: 'Beitreten',
    title: (organization: string) => `Willkommen bei ${organization}`,
    subtitle: 'Lege dein Konto an, um beizutreten.',
    submit: 'Beitreten',
    haveAccount: 'Ich habe schon ein Konto',
    accept: (organization: string) => `${organization} beitreten`,
    acceptHint: (email: string) => `Du bist als ${email} angemeldet.`,
    failed: 'Der Beitritt hat nicht geklappt. Versuche es noch einmal.',
    invalid: {
      'joinLinks.full': 'Limit erreicht',
      'joinLinks.expired': 'Link abgelaufen',
      'joinLinks.ended': 'Link deaktiviert',
      'joinLinks.notFound': 'Link nicht gefunden',
    },
    notNow: 'Link nicht verfügbar',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    joinLinks: typeof de
  }
  interface Refusals {
    joinLinks: typeof refusals
  }
}
