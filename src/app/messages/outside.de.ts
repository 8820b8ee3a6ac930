import type { Catalogue } from '#kit/catalogue.ts'
import { de as signIn } from '#features/access/sign-in/messages.de.ts'
import { de as shell } from './shell.de.ts'

/** What somebody reads who has not signed in. */
export const de: Pick<Catalogue, 'shell' | 'signIn'> = { shell, signIn }
