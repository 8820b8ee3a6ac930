export const de = {
  download: 'Herunterladen',
  pdf: 'Als PDF',
  xlsx: 'Als Excel-Datei',
  failed: 'Die Datei konnte nicht erstellt werden. Versuche es noch einmal.',
  own: {
    title: 'Meine Schichten herunterladen',
    text: 'Deine veröffentlichten Schichten eines Monats als PDF oder Excel-Datei.',
    month: 'Monat',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    planDocuments: typeof de
  }
}
