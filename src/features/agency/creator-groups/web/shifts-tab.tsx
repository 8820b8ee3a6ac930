import type { Shift } from '#features/agency/shifts/schema.ts'
import { ShiftLine } from '#features/agency/shifts/web/shift-times.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { CustomShiftRows } from './custom-shift-rows.tsx'
import { type GroupValues, withCustomShifts } from './group-values.ts'
import { MainChatterCountField } from './requirement-field.tsx'

interface Props {
  readonly value: GroupValues
  readonly standardShifts: readonly Shift[]
  readonly onChange: (value: GroupValues) => void
}

/** The organisation's shifts to read, or the group's own to edit; for both how many main chatters they need. */
export function ShiftsTab({ value, standardShifts, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  return (
    <div className="flex flex-col gap-5">
      <Switch
        name="useCustomShifts"
        label={texts.fields.useCustomShifts}
        hint={texts.fields.useCustomShiftsHint}
        checked={value.useCustomShifts}
        onChange={useCustomShifts => onChange(withCustomShifts(value, useCustomShifts, standardShifts))}
      />
      {value.useCustomShifts ? (
        <CustomShiftRows value={value} onChange={onChange} />
      ) : (
        <StandardShifts value={value} standardShifts={standardShifts} onChange={onChange} />
      )}
    </div>
  )
}

function StandardShifts({ value, standardShifts, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  const enabled = standardShifts.filter(({ isEnabled }) => isEnabled)
  if (enabled.length === 0) return <p className="text-text-2">{texts.noStandardShifts}</p>
  return (
    <ul aria-label={texts.standardShifts} className="flex flex-col gap-2">
      {enabled.map(shift => (
        <li
          key={shift.id}
          className="flex flex-wrap items-end gap-x-5 gap-y-3 rounded-control border border-line px-3 py-2.5"
        >
          <div className="min-w-0 flex-[1_1_13rem] pb-2">
            <ShiftLine shift={shift} />
          </div>
          <MainChatterCountField shift={shift} value={value} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}
