import type { SingleByteEncoding } from './single-byte.ts'

/** Worded by the server alone, but for what a browser knows of a file. */
export const refusals = {
  fileRequired: 'Bitte wähle eine Datei aus.',
  fileType: 'Nimm eine Datei mit der Endung .xlsx, .xls oder .csv.',
  tooLarge: 'Die Datei ist zu groß (höchstens 10 MB).',
  fileFormat: 'Das ist keine Tabelle, die wir lesen können. Speichere sie als .xlsx, .xls oder .csv.',
  fileEncrypted: 'Die Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort.',
  fileBroken: 'Die Datei ist beschädigt und lässt sich nicht öffnen.',
  fileDangerous: 'Die Datei enthält Anweisungen, die in eine Tabelle nicht gehören. Sie wurde nicht gelesen.',
  fileTooLarge: 'Die Datei enthält zu viel. Lass nur die Tabelle darin, um die es geht.',
  fileTooManyRows: 'Die Tabelle hat mehr als 50.000 Zeilen.',
  fileTooManyColumns: 'Die Tabelle hat mehr als 100 Spalten.',
  fileTooSlow: 'Die Datei zu lesen dauert zu lange. Lass nur die Tabelle darin, um die es geht.',
  fileBusy: 'Gerade werden zu viele Dateien auf einmal verarbeitet. Versuch es in einer Minute noch einmal.',
  fileEmpty: 'In der Datei steht nichts.',
  fileUnclosed: ({ line }: { line: number }) => `In Zeile ${line} beginnt ein Anführungszeichen, das nie endet.`,
}

export const de = {
  tooLarge: refusals.tooLarge,
  file: 'Datei',
  choose: 'Datei auswählen oder hierher ziehen',
  hint: '.xlsx, .xls oder .csv, höchstens 10 MB',
  other: 'Andere Datei',
  column: (title: string) => `Spalte „${title}“ enthält`,
  untitled: (at: number) => `Spalte ${at}`,
  unused: 'Nicht verwenden',
  encoding: 'So lesen sich die Namen',
  encodingHint: 'Die Datei sagt nicht, wie ihre Buchstaben gemeint sind. Wähle, was richtig aussieht.',
  encodings: {
    'windows-1252': 'Westeuropa',
    'windows-1250': 'Mitteleuropa',
    'windows-1254': 'Türkisch',
    'windows-1251': 'Kyrillisch',
  } satisfies Record<SingleByteEncoding, string> as Record<SingleByteEncoding, string>,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    spreadsheets: typeof de
  }
  interface Refusals {
    spreadsheets: typeof refusals
  }
}
