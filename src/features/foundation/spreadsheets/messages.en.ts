import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['spreadsheets']> = {
  fileRequired: 'Choose a file.',
  fileType: 'Use an .xlsx, .xls, or .csv file.',
  tooLarge: 'The file is too large (max 10 MB).',
  fileFormat: 'This file can’t be read as a table. Save it as .xlsx, .xls, or .csv.',
  fileEncrypted: 'The file is password-protected. Save it without a password.',
  fileBroken: 'The file is damaged and can’t be opened.',
  fileDangerous: 'The file contains unsafe code, so it wasn’t opened. Save a clean copy as .xlsx, .xls, or .csv.',
  fileTooLarge: 'The file contains too much data. Keep only the table you need.',
  fileTooManyRows: 'The table has more than 50,000 rows.',
  fileTooManyColumns: 'The table has more than 100 columns.',
  fileTooSlow: 'This file took too long to process. Remove everything but the table and try again.',
  fileBusy: 'Too many files are being processed right now. Try again in a minute.',
  fileEmpty: 'The file is empty.',
  fileUnclosed: ({ line }) => `Line ${line} is missing a closing quotation mark.`,
}

export const en: Translation<Catalogue['spreadsheets']> = {
  tooLarge: refusals.tooLarge,
  file: 'File',
  choose: 'Choose a file or drop it here',
  hint: '.xlsx, .xls, or .csv, up to 10 MB',
  other: 'Choose another file',
  column: title => `Column “${title}” contains`,
  untitled: at => `Column ${at}`,
  unused: 'Don’t use',
  encoding: 'Text encoding',
  encodingHint: 'Choose the encoding that shows all names correctly.',
  encodings: {
    'windows-1252': 'Western Europe',
    'windows-1250': 'Central Europe',
    'windows-1254': 'Turkish',
    'windows-1251': 'Cyrillic',
  },
}
