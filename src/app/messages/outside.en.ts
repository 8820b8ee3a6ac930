import type { Catalogue } from '#kit/catalogue.ts'
import { en as accounts } from '#features/accounts/messages.en.ts'
import { en as shell } from './shell.en.ts'

/** What somebody reads who has not signed in. */
export const en: Pick<Catalogue, 'accounts' | 'shell'> = { accounts, shell }
