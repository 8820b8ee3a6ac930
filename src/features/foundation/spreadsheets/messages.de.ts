import type { SingleByteEncoding } from './single-byte.ts'

/** Worded by the server alone, but for what a browser knows of a file. */
export const refusals = {
  fileRequired: 'Bitte wähle eine Datei aus.',
  fileType: 'Wähle eine Datei mit der Endung .xlsx, .xls oder .csv.',
  tooLarge: 'Die Datei ist zu groß (höchstens 10 MB).',
  fileFormat: 'Diese Datei kann nicht als Tabelle gelesen werden. Speichere sie als .xlsx, .xls oder .csv.',
  fileEncrypted: 'Die Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort.',
  fileBroken: 'Die Datei ist beschädigt und kann nicht geöffnet werden.',
  fileDangerous: 'Die Datei enthält unzulässigen Code und wurde deshalb nicht gelesen.',
  fileTooLarge: 'Die Datei enthält zu viele Daten. Entferne Daten, die du nicht brauchst.',
  fileTooManyRows: 'Die Tabelle hat mehr als 50.000 Zeilen. Teile sie auf.',
  fileTooManyColumns: 'Die Tabelle hat mehr als 100 Spalten. Entferne Spalten, die du nicht brauchst.',
  fileTooSlow: 'Die Verarbeitung der Datei dauert zu lange. Entferne Daten, die du nicht brauchst.',
  fileBusy: 'Gerade werden zu viele Dateien verarbeitet. Versuche es in einer Minute noch einmal.',
  fileEmpty: 'Die Datei ist leer.',
  fileUnclosed: ({ line }: { line: number }) => `In Zeile ${line} fehlt das schließende Anführungszeichen.`,
}

export const de = {
  tooLarge: refusals.tooLarge,
  file: 'Datei',
  choose: 'Datei auswählen oder hierher ziehen',
  hint: '.xlsx, .xls oder .csv, höchstens 10 MB',
  other: 'Andere Datei wählen',
  column: (title: string) => `Spalte „${title}“ enthält`,
  untitled: (at: number) => `Spalte ${at}`,
  unused: 'Nicht verwenden',
  encoding: 'Zeichenkodierung',
  encodingHint: 'Wähle die Kodierung, mit der alle Namen richtig angezeigt werden.',
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
