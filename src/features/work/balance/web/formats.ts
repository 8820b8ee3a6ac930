import { formatHours } from '#kit/hours.ts'
import { writtenNumber } from '#kit/locale.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { Figure } from '../rules.ts'

/** A figure as it is read: `96:30 h`, `7`, `42 %`. A median can lie between two counts. */
export function useFigureText(): (figure: Figure, value: number | null) => string {
  const language = useLanguage()
  return (figure, value) => {
    if (value === null) return '–'
    if (figure === 'wished') return `${writtenNumber(value * 100, language)} %`
    return figure === 'hours' ? formatHours(value * 60, language) : writtenNumber(value, language, 1)
  }
}
