import type { AccountType } from './accounts.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Name ist erforderlich',
  url: 'Bitte gib die Adresse an, zum Beispiel onlyfans.com/mila.',
  platform: 'Diese Plattform gibt es nicht.',
  notFound: 'Diesen Creator gibt es nicht mehr.',
  linkNotFound: 'Diesen Account gibt es nicht mehr.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Creator sind nicht möglich.`,
  staleVersion: 'Jemand anderes hat diesen Creator inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  linkInUse: ({ account, group }: { account: string; group: string }) =>
    `${account} gehört zur Gruppe „${group}“. Nimm den Account zuerst aus der Gruppe.`,
  inUse: ({ groups }: { groups: readonly string[] }) =>
    groups.length === 1
      ? `Die Gruppe „${groups[0]}“ arbeitet mit diesem Creator. Nimm ihn zuerst aus der Gruppe.`
      : `Diese Gruppen arbeiten mit diesem Creator: ${groups.join(', ')}. Nimm ihn zuerst aus den Gruppen.`,
}

export const de = {
  title: 'Creator',
  subtitle: 'Für wen ihr arbeitet, und auf welchen Accounts.',
  add: 'Creator hinzufügen',
  search: 'Creator suchen',
  empty: 'Es gibt noch keine Creator.',
  nothingFound: (query: string) => `Kein Creator passt zu „${query}“.`,
  inactive: 'Inaktiv',
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Creator „${name}“ löschen?`,
  removeText: 'Alle Accounts, Tags und Notizen gehen verloren.',
  removeConfirm: 'Löschen',
  removeFailed: 'Der Creator wurde nicht gelöscht.',
  removed: (name: string) => `${name} ist gelöscht.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  saveFailed: 'Fehler beim Speichern',
  newTitle: 'Neuer Creator',
  editTitle: 'Creator bearbeiten',
  save: 'Speichern',
  importance: (stars: number) => `Wichtigkeit ${stars} von 5`,
  accounts: 'Creator-Plattformen',
  channels: 'Social Media',
  more: (count: number) => `+${count} weitere`,
  moreOf: (label: string, name: string) => `Weitere ${label} von ${name}`,
  opens: (platform: string, name: string) => `${platform} von ${name}, öffnet in neuem Tab`,
  accountTypes: { main: 'Haupt', secondary: 'Neben' } satisfies Record<AccountType, string>,
  filter: {
    tag: 'Alle Tags',
    platform: 'Alle Plattformen',
    importance: 'Jede Wichtigkeit',
    nothing: 'Kein Creator passt zu dieser Auswahl.',
  },
  fields: {
    name: 'Name',
    importance: 'Wichtigkeit',
    picture: 'Titelbild',
    description: 'Beschreibung',
    platform: 'Plattform',
    url: 'Adresse oder Nutzername',
    urlPlaceholder: 'https://',
    accountType: 'Art',
    details: 'Tags, Kontakt und Notizen',
    tags: 'Tags',
    tagsHint: 'Mit Komma getrennt',
    contactEmail: 'Kontakt-E-Mail',
    notes: 'Notizen',
    isActive: 'Aktiv',
    isActiveHint:
      'Accounts eines inaktiven Creators werden neuen Gruppen nicht angeboten. Gruppen, die sie haben, behalten sie.',
  },
  addAccount: 'Plattform hinzufügen',
  addChannel: 'Kanal hinzufügen',
  removeLink: (platform: string) => `${platform} entfernen`,
  noAccounts: 'Noch keine Plattform.',
  noChannels: 'Noch kein Kanal.',
  anotherPicture: 'ein anderes Bild',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    creators: typeof de
  }
  interface Refusals {
    creators: typeof refusals
  }
}
