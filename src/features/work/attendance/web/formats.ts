import { shortDate, writtenNumber } from '#kit/locale.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { SheetLine } from '../schema.ts'
import { useClock } from './clock.ts'

/** Hours, and stretches of a shift on the clocks of the organisation. */
export function useSheetFormats(zone: string) {
  const language = useLanguage()
  const clock = useClock(zone)
  return {
    hours: (minutes: number): string => `${writtenNumber(minutes / 60, language, 2)} h`,
    stretch: ({ start, end }: { start: string; end: string }): string => `${clock.at(start)}–${clock.at(end)}`,
    shift: (line: SheetLine): string => `${shortDate(line.date, language)} · ${line.shiftName} · ${line.groupName}`,
    day: (line: SheetLine): string => shortDate(line.date, language),
  }
}
