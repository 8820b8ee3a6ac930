import type { Catalogue } from '#kit/catalogue.ts'
import { en as signIn } from '#features/access/sign-in/messages.en.ts'
import { en as shell } from './shell.en.ts'

/** What somebody reads who has not signed in. */
export const en: Pick<Catalogue, 'shell' | 'signIn'> = { shell, signIn }
