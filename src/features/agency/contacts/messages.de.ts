/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Ansprechperson gibt es nicht.',
  required: 'Name, Rolle und E-Mail werden gebraucht.',
  phone: 'Das ist keine Telefonnummer.',
  whatsapp: 'Bitte mit Ländervorwahl angeben, zum Beispiel +49 170 1234567.',
  tooMany: ({ most }: { most: number }) => `Mehr als ${most} Ansprechpersonen gehen nicht.`,
  conflict: 'Jemand hat diese Ansprechperson inzwischen geändert.',
  conflictList: 'Jemand hat die Liste inzwischen geändert.',
}

export const de = {
  title: 'Ansprechpersonen',
  empty: 'Es sind keine Ansprechpersonen eingerichtet.',
  call: (name: string) => `${name} anrufen`,
  mail: (name: string) => `${name} eine E-Mail schreiben`,
  whatsapp: (name: string) => `${name} bei WhatsApp schreiben`,
  management: {
    subtitle: 'Diese Personen sehen alle, die Hilfe brauchen, auch Gesperrte.',
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
    saveFailed: 'Die Ansprechperson konnte nicht gespeichert werden.',
    removeTitle: (name: string) => `${name} löschen?`,
    removeText: 'Die Person steht danach nirgends mehr als Ansprechperson.',
    removeConfirm: 'Löschen',
    removed: (name: string) => `${name} gelöscht`,
    removeFailed: 'Die Ansprechperson konnte nicht gelöscht werden.',
    orderFailed: 'Die Reihenfolge konnte nicht gespeichert werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    contacts: typeof de
  }
  interface Refusals {
    contacts: typeof refusals
  }
}
