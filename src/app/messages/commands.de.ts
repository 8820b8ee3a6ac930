import type { Catalogue } from '#kit/catalogue.ts'
import { de as palette } from './palette.de.ts'

/** What the palette of commands says. */
export const de: Pick<Catalogue, 'palette'> = { palette }
