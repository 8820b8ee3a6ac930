import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['planDocuments']> = {
  download: 'Download',
  pdf: 'As a PDF',
  xlsx: 'As an Excel file',
  failed: 'The file could not be made. Try again.',
  own: {
    title: 'My shifts as a file',
    text: 'Your published shifts of a month, to print or for a spreadsheet.',
    month: 'Month',
  },
}
