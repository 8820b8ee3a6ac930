/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diesen Link gibt es nicht. Bitte die Person, von der du ihn hast, um einen neuen.',
  gone: 'Diesen Link gibt es nicht mehr.',
  full: 'Über diesen Link sind schon alle Plätze vergeben. Bitte die Person, von der du ihn hast, um einen neuen.',
  expired: 'Dieser Link ist abgelaufen. Bitte die Person, von der du ihn hast, um einen neuen.',
  ended: 'Dieser Link wurde beendet. Bitte die Person, von der du ihn hast, um einen neuen.',
  tooMany: ({ max }: { max: number }) => `Es sind schon ${max} Links offen. Beende zuerst einen davon.`,
  signInFirst: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an und öffne den Link dann noch einmal.',
  formerMember:
    'Du warst schon einmal in dieser Organisation. Zurück kommst du mit einer Einladung an deine Adresse; bitte jemanden dort darum.',
}

export const de = {
  create: {
    maxUses: 'Höchstens so viele',
    hours: 'Gilt',
    durations: { 1: 'eine Stunde', 24: 'einen Tag', 72: 'drei Tage', 168: 'eine Woche', 720: '30 Tage' },
    submit: 'Link anlegen',
    failed: 'Der Link konnte nicht angelegt werden.',
    title: 'Link zum Beitreten',
    text: (max: number, until: string) =>
      max === 1
        ? `Eine Person kann damit beitreten, bis ${until}.`
        : `Bis zu ${max} Personen können damit beitreten, bis ${until}.`,
    once: 'Link und QR-Code werden nur dieses eine Mal gezeigt.',
    unsaved: {
      title: 'Schließen, ohne den Link zu sichern?',
      text: 'Link und QR-Code werden später nicht noch einmal gezeigt.',
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
    title: 'Links zum Beitreten',
    joins: (joins: number, max: number) => `${joins} von ${max} beigetreten`,
    by: (name: string) => `von ${name}`,
    until: (time: string) => `gilt bis ${time}`,
    states: { open: 'Offen', full: 'Voll', expired: 'Abgelaufen', ended: 'Beendet' },
    end: 'Beenden',
    endOf: (role: string, joins: number, max: number) => `Link beenden: ${role}, ${joins} von ${max}`,
    removeTitle: () => 'Diesen Link beenden?',
    removeText: 'Niemand kann mehr damit beitreten. Wer schon beigetreten ist, bleibt.',
    removeConfirm: 'Beenden',
    removed: () => 'Link beendet',
    removeFailed: 'Der Link konnte nicht beendet werden.',
  },
  join: {
    loading: 'Beitreten',
    title: (organization: string) => `Willkommen bei ${organization}`,
    subtitle: 'Lege dein Konto an, dann gehörst du dazu.',
    submit: 'Beitreten',
    haveAccount: 'Ich habe schon ein Konto',
    accept: (organization: string) => `${organization} beitreten`,
    acceptHint: (email: string) => `Du bist als ${email} angemeldet.`,
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    invalid: {
      'joinLinks.full': 'Alle Plätze vergeben',
      'joinLinks.expired': 'Link abgelaufen',
      'joinLinks.ended': 'Link beendet',
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
