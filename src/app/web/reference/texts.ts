import { useLanguage } from '#platform/web/i18n.tsx'
import { de } from '../../messages/developer.de.ts'
import { en } from '../../messages/developer.en.ts'

const words = { de, en }

/** Read by nobody who does not open the reference, and so loaded with it. */
export const useReferenceTexts = () => words[useLanguage()]
