import type { AccountType } from './accounts.ts'
import type { CreatorLineFault } from './check-lines.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Name ist erforderlich',
  url: 'Bitte gib die Adresse an, zum Beispiel onlyfans.com/mila.',
  platform: 'Diese Plattform gibt es nicht.',
  notFound: 'Diesen Creator gibt es nicht mehr.',
  linkNotFound: 'Diesen Account gibt es nicht mehr.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Creator sind nicht möglich.`,
  fileNameless: 'Keine Zeile nennt eine Spalte „Name“. Gib den Spalten Überschriften.',
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
  import: {
    open: 'Importieren',
    title: 'Creator importieren',
    hint: 'Eine Zeile je Creator. Nur die Spalte „Name“ ist nötig. Erkannt werden auch Beschreibung, Wichtigkeit, Tags, Kontakt-E-Mail, Notizen und Plattformen: Unter „OnlyFans“ steht dort der Nutzername oder die Adresse.',
    read: 'Weiter',
    readFailed: 'Die Datei wurde nicht gelesen.',
    back: 'Andere Datei',
    count: (count: number) => (count === 1 ? '1 Creator wird angelegt' : `${count} Creator werden angelegt`),
    leftOut: (count: number) => (count === 1 ? '1 Zeile bleibt außen vor' : `${count} Zeilen bleiben außen vor`),
    line: (line: number) => `Zeile ${line}`,
    nameless: 'Ohne Namen',
    noAccounts: 'Ohne Account',
    faults: {
      name: 'Der Name fehlt oder ist länger als 100 Zeichen.',
      description: 'Die Beschreibung ist länger als 500 Zeichen.',
      importance: 'Die Wichtigkeit ist eine Zahl von 1 bis 5.',
      tags: 'Höchstens 30 Tags mit je 40 Zeichen.',
      contactEmail: 'Die Kontakt-E-Mail ist keine Adresse.',
      notes: 'Die Notizen sind länger als 5000 Zeichen.',
      accounts: 'Ein Account ist weder Nutzername noch Adresse.',
      exists: 'Diesen Creator gibt es schon.',
      double: 'Dieser Name steht schon weiter oben.',
    } satisfies Record<CreatorLineFault, string>,
    submit: (count: number) => `${count} Creator anlegen`,
    failed: 'Die Creator wurden nicht angelegt.',
    done: (count: number) => (count === 1 ? '1 Creator ist angelegt.' : `${count} Creator sind angelegt.`),
  },
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
  view: 'Ansicht',
  views: { cards: 'Karten', list: 'Liste' },
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
