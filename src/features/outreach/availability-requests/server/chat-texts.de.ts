interface Invitee {
  readonly firstName: string
  /** Ready to be shown. */
  readonly end: string
  readonly url: string
}

/** What the bot says about a request; Markdown. */
export const de = {
  request: ({ firstName, end, url }: Invitee) =>
    `Hallo ${firstName}, bitte trage deine Verfügbarkeit für die Zeit bis zum *${end}* ein.\n\n[Zur Verfügbarkeit](${url})`,
  reminder: ({ firstName, end, url }: Invitee) =>
    `Hallo ${firstName}, deine Verfügbarkeit für die Zeit bis zum *${end}* fehlt noch.\n\n[Zur Verfügbarkeit](${url})`,
  likeLastWeek: 'Wie letzte Woche',
  none: 'Keine Verfügbarkeit',
  answered: {
    saved: 'Danke, deine Verfügbarkeit wurde eingetragen.',
    none: 'Danke, notiert: keine Verfügbarkeit.',
  },
  before: {
    saved: 'Du hast schon geantwortet: Deine Verfügbarkeit ist eingetragen.',
    none: 'Du hast schon geantwortet: keine Verfügbarkeit.',
  },
  over: 'Diese Anfrage ist abgeschlossen. Du musst nichts mehr tun.',
  gone: 'Diese Anfrage gibt es nicht mehr.',
  emptyWeek: 'Für die Vorwoche hast du nichts eingetragen. Bitte trage deine Verfügbarkeit in Staffel ein.',
  see: (url: string) => `Ansehen oder ändern: ${url}`,
}
