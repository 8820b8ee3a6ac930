import type { Language } from './catalogue.ts'
import { writtenNumber } from './locale.ts'

/** `174,7 h`: hours as people read them, wherever they stand, so that a figure is the same on every page. */
export const hoursText = (minutes: number, language: Language): string => `${hoursNumber(minutes, language)} h`

/** The same under a head that says that these are hours. */
export const hoursNumber = (minutes: number, language: Language): string => writtenNumber(minutes / 60, language, 2)
