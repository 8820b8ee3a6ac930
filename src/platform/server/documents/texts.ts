import type { Language } from '#kit/catalogue.ts'

interface DocumentTexts {
  readonly page: (page: number, of: number) => string
  /** Where a sign stands that no letters have. */
  readonly unknown: (sign: string) => string
}

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  de: {
    page: (page, of) => `Seite ${page} von ${of}`,
    unknown: sign => `${sign} steht für ein Zeichen, das die Schrift dieses Papiers nicht hat.`,
  },
  en: {
    page: (page, of) => `Page ${page} of ${of}`,
    unknown: sign => `${sign} stands for a sign that the letters of this paper do not have.`,
  },
}
