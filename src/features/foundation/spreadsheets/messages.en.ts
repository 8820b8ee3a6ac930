import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['spreadsheets']> = {
  fileRequired: 'Please choose a file.',
  fileType: 'Use a file that ends in .xlsx, .xls or .csv.',
  tooLarge: 'The file is too large (10 MB at most).',
  fileFormat: 'We cannot read this file as a table. Save it as .xlsx, .xls or .csv.',
  fileEncrypted: 'The file is protected with a password. Save it without one.',
  fileBroken: 'The file is damaged and cannot be opened.',
  fileDangerous: 'The file contains instructions that do not belong in a table. It was not read.',
  fileTooLarge: 'The file contains too much. Keep only the table that matters.',
  fileTooManyRows: 'The table has more than 50,000 rows.',
  fileTooManyColumns: 'The table has more than 100 columns.',
  fileTooSlow: 'Reading the file takes too long. Keep only the table that matters.',
  fileBusy: 'Too many files are being processed at once right now. Try again in a minute.',
  fileEmpty: 'There is nothing in the file.',
  fileUnclosed: ({ line }) => `In line ${line} a quotation mark opens that never closes.`,
}

export const en: Translation<Catalogue['spreadsheets']> = {
  tooLarge: refusals.tooLarge,
  file: 'File',
  choose: 'Choose a file or drop it here',
  hint: '.xlsx, .xls or .csv, 10 MB at most',
  other: 'Choose another file',
  column: title => `Column “${title}” contains`,
  untitled: at => `Column ${at}`,
  unused: 'Do not use',
  encoding: 'Names read as',
  encodingHint: 'The file does not say how its letters are meant. Choose what looks right.',
  encodings: {
    'windows-1252': 'Western Europe',
    'windows-1250': 'Central Europe',
    'windows-1254': 'Turkish',
    'windows-1251': 'Cyrillic',
  },
}
