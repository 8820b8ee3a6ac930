/** Worded by the server alone. */
export const refusals = {
  unknown: 'Diese Plattform gibt es nicht.',
  notFound: 'Diese Plattform gibt es nicht mehr.',
  nameRequired: 'Name ist erforderlich',
  taken: ({ name }: { name: string }) => `Eine Plattform wie „${name}“ gibt es schon.`,
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} eigene Plattformen sind nicht möglich.`,
  builtIn: 'Eingebaute Plattformen lassen sich nur abschalten.',
  conflictList: 'Jemand anderes hat die Liste inzwischen geändert. Sie wurde neu geladen.',
}

export const de = {
  title: 'Plattformen',
  subtitle: 'Was bei Creators zur Auswahl steht, und in welcher Reihenfolge.',
  add: 'Eigene Plattform',
  kinds: { creator: 'Creator-Plattformen', social: 'Social Media' },
  more: 'Weitere Plattformen',
  search: 'Weitere Plattform suchen',
  noneUsed: 'Noch hat kein Creator hier einen Account. Alle Plattformen stehen unter „Weitere Plattformen“.',
  noMatch: 'Keine Plattform heißt so. Du kannst sie als eigene hinzufügen.',
  custom: 'Eigene',
  other: 'Andere',
  enabled: (name: string) => `${name} anbieten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Eigene Plattform „${name}“ löschen?`,
  removeText: 'Niemand benutzt sie. Das lässt sich nicht rückgängig machen.',
  removeUsed: (creators: readonly string[]) =>
    `Noch benutzt von ${creators.join(', ')}. Ihre Accounts bleiben, aber ohne den Namen der Plattform. Das lässt sich nicht rückgängig machen.`,
  removeConfirm: 'Löschen',
  removed: (name: string) => `${name} ist gelöscht.`,
  added: (name: string) => `${name} ist hinzugefügt.`,
  failed: 'Die Änderung wurde nicht gespeichert. Die Liste wurde neu geladen.',
  newTitle: 'Eigene Plattform',
  name: 'Name',
  kind: 'Art',
  save: 'Hinzufügen',
  saveFailed: 'Die Plattform wurde nicht hinzugefügt.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    platforms: typeof de
  }
  interface Refusals {
    platforms: typeof refusals
  }
}
