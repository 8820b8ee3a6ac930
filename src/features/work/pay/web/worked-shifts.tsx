import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Stretch } from '#platform/web/ui/time.tsx'
import type { WorkedShift } from '../schema.ts'
import { usePayFormats } from './formats.ts'

export function WorkedShifts({ shifts }: { readonly shifts: readonly WorkedShift[] }) {
  const texts = useTexts('pay')
  const language = useLanguage()
  const { duration } = usePayFormats()
  if (shifts.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface shadow-card">
      <summary className="cursor-pointer px-4 py-3 text-14 font-semibold text-text">
        {texts.shifts} ({shifts.length})
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {shifts.map(({ groupName, shiftId, shiftName, start, end, minutes, night, weekend }) => (
          <li
            key={`${start} ${groupName} ${shiftId}`}
            className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 text-13"
          >
            <span className="min-w-0 flex-1 text-text">
              <Stretch stretch={{ start, end }} withDay />
              <span className="tabular block text-text-2">
                <Dotted
                  parts={[
                    displayedShiftName({ id: shiftId, name: shiftName }, language),
                    groupName,
                    night > 0 && texts.nightTime(duration(night)),
                    weekend > 0 && texts.weekendTime(duration(weekend)),
                  ]}
                />
              </span>
            </span>
            <span className="tabular text-text">{duration(minutes)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
