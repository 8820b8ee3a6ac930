/** What the page says on which contact persons are kept; the widget says the rest. */
export const de = {
  subtitle: 'An diese Personen können sich alle wenden, auch gesperrte Mitglieder.',
  noPermission: 'Nur Inhaber können die Ansprechpersonen verwalten.',
  add: 'Ansprechperson hinzufügen',
  addFirst: 'Erste Ansprechperson hinzufügen',
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  name: 'Name',
  role: 'Rolle',
  email: 'E-Mail',
  phone: 'Telefon',
  whatsapp: 'WhatsApp',
  optional: 'Optional',
  isActive: 'Sichtbar',
  hidden: 'Ausgeblendet',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Ansprechperson gespeichert',
  loadFailed: 'Die Ansprechpersonen konnten nicht geladen werden.',
  saveFailed: 'Die Ansprechperson konnte nicht gespeichert werden. Versuche es noch einmal.',
  removeTitle: (name: string) => `${name} löschen?`,
  removeText: 'Die Person wird nicht mehr als Ansprechperson angezeigt.',
  removeConfirm: 'Löschen',
  removed: (name: string) => `${name} gelöscht`,
  removeFailed: 'Die Ansprechperson konnte nicht gelöscht werden. Versuche es noch einmal.',
  orderFailed: 'Die Reihenfolge konnte nicht gespeichert werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    contactsPage: typeof de
  }
}
