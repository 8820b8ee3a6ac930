import { formatHours } from '#kit/hours.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import type { SheetLine } from '../schema.ts'

export function useSheetFormats() {
  const language = useLanguage()
  const times = useTimeTexts()
  return {
    hours: (minutes: number): string => formatHours(minutes, language),
    /** The day is that on which it really begins, on the reader's calendar. */
    shift: (line: SheetLine): string => `${times.shift(line).day} · ${line.shiftName} · ${line.groupName}`,
  }
}
