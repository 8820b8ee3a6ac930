import type { Language } from '#kit/catalogue.ts'

/** Stands in plans of the past for whoever deleted the account. */
export const nameOfDeleted: Readonly<Record<Language, string>> = {
  de: 'Gelöschtes Konto',
  en: 'Deleted account',
}
