import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['planDocuments']> = {
  download: 'Download',
  pdf: 'As a PDF',
  xlsx: 'As an Excel file',
  failed: 'The file couldn’t be created. Please try again.',
  own: {
    title: 'Download my shifts',
    text: 'Download one month of your published shifts to print or open as a spreadsheet.',
    month: 'Month',
  },
}
