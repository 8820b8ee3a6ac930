/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Ansprechperson gibt es nicht.',
  required: 'Name, Rolle und E-Mail sind erforderlich.',
  phone: 'Das ist keine gültige Telefonnummer.',
  whatsapp: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +49 170 1234567.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Ansprechpersonen sind nicht möglich.`,
  conflict:
    'Jemand anderes hat diese Ansprechperson inzwischen bearbeitet. Prüfe die Angaben und speichere noch einmal.',
  conflictList: 'Jemand anderes hat die Liste inzwischen geändert. Versuche es noch einmal.',
}

export const de = {
  title: 'Ansprechpersonen',
  empty: 'Es sind keine Ansprechpersonen eingerichtet.',
  call: (name: string) => `${name} anrufen`,
  mail: (name: string) => `${name} eine E-Mail schreiben`,
  whatsapp: (name: string) => `${name} per WhatsApp schreiben`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    contacts: typeof de
  }
  interface Refusals {
    contacts: typeof refusals
  }
}
