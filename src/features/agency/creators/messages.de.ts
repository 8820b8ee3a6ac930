import type { AccountType } from './accounts.ts'
import type { CreatorLineFault } from './check-lines.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Name ist erforderlich',
  url: 'Bitte gib den Profil-Link an, zum Beispiel onlyfans.com/mila.',
  platform: 'Diese Plattform gibt es nicht.',
  notFound: 'Diesen Creator gibt es nicht mehr.',
  linkNotFound: 'Diesen Account gibt es nicht mehr.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Creator sind nicht möglich.`,
  fileNameless: 'Die Spalte „Name“ fehlt. Gib jeder Spalte eine Überschrift.',
  staleVersion: 'Jemand anderes hat diesen Creator inzwischen bearbeitet. Prüfe die Angaben und speichere noch einmal.',
  linkInUse: ({ account, group }: { account: string; group: string }) =>
    `${account} gehört zur Gruppe „${group}“. Entferne den Account zuerst aus der Gruppe.`,
  inUse: ({ groups }: { groups: readonly string[] }) =>
    groups.length === 1
      ? `Dieser Creator ist in der Gruppe „${groups[0]}“. Entferne ihn zuerst aus der Gruppe.`
      : `Dieser Creator ist in diesen Gruppen: ${groups.join(', ')}. Entferne ihn zuerst aus den Gruppen.`,
}

export const de = {
  title: 'Creator',
  subtitle: 'Eure Creator und ihre Accounts.',
  add: 'Creator hinzufügen',
  search: 'Creator suchen',
  empty: 'Noch keine Creator.',
  nothingFound: (query: string) => `Kein Creator passt zu „${query}“.`,
  inactive: 'Inaktiv',
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Creator „${name}“ löschen?`,
  removeText: 'Die Accounts, Tags und Notizen dieses Creators werden ebenfalls gelöscht.',
  removeConfirm: 'Löschen',
  removeFailed: 'Der Creator konnte nicht gelöscht werden. Versuche es noch einmal.',
  removed: (name: string) => `${name} wurde gelöscht.`,
  saved: (name: string) => `${name} wurde gespeichert.`,
  saveFailed: 'Fehler beim Speichern',
  newTitle: 'Neuer Creator',
  editTitle: 'Creator bearbeiten',
  save: 'Speichern',
  import: {
    open: 'Importieren',
    title: 'Creator importieren',
    hint: 'Ein Creator pro Zeile. Nur die Spalte „Name“ ist Pflicht. Erkannt werden auch Beschreibung, Wichtigkeit, Tags, Kontakt-E-Mail, Notizen und Plattformen, zum Beispiel eine Spalte „OnlyFans“ mit Nutzernamen oder Profil-Links.',
    read: 'Weiter',
    readFailed: 'Die Datei konnte nicht gelesen werden. Versuche es noch einmal.',
    back: 'Andere Datei wählen',
    count: (count: number) => (count === 1 ? '1 Creator wird angelegt' : `${count} Creator werden angelegt`),
    leftOut: (count: number) => (count === 1 ? '1 Zeile wird übersprungen' : `${count} Zeilen werden übersprungen`),
    line: (line: number) => `Zeile ${line}`,
    nameless: 'Ohne Namen',
    noAccounts: 'Ohne Account',
    faults: {
      name: 'Der Name fehlt oder ist länger als 100 Zeichen.',
      description: 'Die Beschreibung ist länger als 500 Zeichen.',
      importance: 'Die Wichtigkeit muss eine Zahl von 1 bis 5 sein.',
      tags: 'Möglich sind bis zu 30 Tags mit jeweils höchstens 40 Zeichen.',
      contactEmail: 'Die Kontakt-E-Mail ist ungültig.',
      notes: 'Die Notizen sind länger als 5000 Zeichen.',
      accounts: 'Jeder Account braucht einen gültigen Nutzernamen oder Link.',
      exists: 'Diesen Creator gibt es schon.',
      double: 'Dieser Name steht schon weiter oben.',
    } satisfies Record<CreatorLineFault, string>,
    submit: (count: number) => `${count} Creator anlegen`,
    failed: 'Die Creator konnten nicht angelegt werden. Versuche es noch einmal.',
    done: (count: number) => (count === 1 ? '1 Creator angelegt.' : `${count} Creator angelegt.`),
  },
  importance: (stars: number) => `Wichtigkeit ${stars} von 5`,
  accounts: 'Creator-Plattformen',
  channels: 'Social Media',
  more: (count: number) => `+${count} weitere`,
  moreOf: (label: string, name: string) => `Weitere ${label} von ${name}`,
  opens: (platform: string, name: string) => `${platform}: ${name}, öffnet sich in neuem Tab`,
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
    url: 'Profil-Link oder Nutzername',
    urlPlaceholder: 'https://',
    accountType: 'Art',
    details: 'Tags, Kontakt und Notizen',
    tags: 'Tags',
    tagsHint: 'Mit Komma getrennt',
    contactEmail: 'Kontakt-E-Mail',
    notes: 'Notizen',
    isActive: 'Aktiv',
    isActiveHint:
      'Accounts inaktiver Creator stehen für neue Gruppen nicht zur Auswahl. In bestehenden Gruppen bleiben sie erhalten.',
  },
  addAccount: 'Plattform hinzufügen',
  addChannel: 'Kanal hinzufügen',
  removeLink: (platform: string) => `${platform} entfernen`,
  noAccounts: 'Noch keine Plattformen.',
  noChannels: 'Noch keine Kanäle.',
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
