import { formatHours } from '#kit/hours.ts'
import { shortDate } from '#kit/locale.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { SheetLine } from '../schema.ts'

export function useSheetFormats() {
  const language = useLanguage()
  return {
    hours: (minutes: number): string => formatHours(minutes, language),
    shift: (line: SheetLine): string => `${shortDate(line.date, language)} · ${line.shiftName} · ${line.groupName}`,
  }
}
