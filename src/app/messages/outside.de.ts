import type { Catalogue } from '#kit/catalogue.ts'
import { de as accounts } from '#features/accounts/messages.de.ts'
import { de as shell } from './shell.de.ts'

/** What somebody reads who has not signed in. */
export const de: Pick<Catalogue, 'accounts' | 'shell'> = { accounts, shell }
