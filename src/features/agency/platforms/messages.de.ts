/** Worded by the server alone. */
export const refusals = {
  unknown: 'Diese Plattform gibt es nicht.',
  notFound: 'Diese Plattform gibt es nicht mehr.',
  nameRequired: 'Name ist erforderlich',
  taken: ({ name }: { name: string }) => `Es gibt schon eine Plattform mit dem Namen „${name}“.`,
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} eigene Plattformen sind nicht möglich.`,
  builtIn: 'Integrierte Plattformen kannst du nicht löschen, nur ausschalten.',
  conflictList: 'Jemand anderes hat die Liste inzwischen geändert. Sie wurde neu geladen.',
}

export const de = {
  title: 'Plattformen',
  subtitle: 'Lege fest, welche Plattformen für Creator zur Auswahl stehen und in welcher Reihenfolge.',
  add: 'Plattform hinzufügen',
  kinds: { creator: 'Creator-Plattformen', social: 'Social Media' },
  more: 'Weitere Plattformen',
  search: 'Weitere Plattform suchen',
  noneUsed:
    'Bisher hat kein Creator einen Account auf diesen Plattformen. Alle Plattformen findest du unter „Weitere Plattformen“.',
  noMatch: 'Keine Plattform mit diesem Namen gefunden. Du kannst sie als eigene Plattform hinzufügen.',
  custom: 'Eigene',
  other: 'Andere',
  enabled: (name: string) => `${name} anbieten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Eigene Plattform „${name}“ löschen?`,
  removeText: 'Kein Creator nutzt diese Plattform. Das lässt sich nicht rückgängig machen.',
  removeUsed: (creators: readonly string[]) =>
    `Diese Plattform wird noch von ${creators.join(', ')} genutzt. Die Accounts bleiben erhalten, aber ohne den Namen der Plattform. Das lässt sich nicht rückgängig machen.`,
  removeConfirm: 'Löschen',
  removed: (name: string) => `${name} wurde gelöscht.`,
  added: (name: string) => `${name} wurde hinzugefügt.`,
  failed: 'Die Änderung konnte nicht gespeichert werden. Die Liste wurde neu geladen.',
  newTitle: 'Eigene Plattform',
  name: 'Name',
  kind: 'Art',
  save: 'Hinzufügen',
  saveFailed: 'Die Plattform konnte nicht hinzugefügt werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    platforms: typeof de
  }
  interface Refusals {
    platforms: typeof refusals
  }
}
