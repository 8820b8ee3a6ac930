import type { Catalogue } from '#kit/catalogue.ts'
import { en as balance } from '#features/work/balance/messages.en.ts'

/** What is said of the balance, to managers and to everybody of their own. */
export const en: Pick<Catalogue, 'balance'> = { balance }
