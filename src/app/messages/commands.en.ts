import type { Catalogue } from '#kit/catalogue.ts'
import { en as palette } from './palette.en.ts'

/** What the palette of commands says. */
export const en: Pick<Catalogue, 'palette'> = { palette }
