import type { Catalogue } from '#kit/catalogue.ts'
import { de as balance } from '#features/work/balance/messages.de.ts'

/** What is said of the balance, to managers and to everybody of their own. */
export const de: Pick<Catalogue, 'balance'> = { balance }
