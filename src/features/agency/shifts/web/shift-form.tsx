import { shiftColours, type ShiftColour } from '#kit/colour.ts'
import { parseTimeOfDay } from '#kit/time-of-day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { ColourPicker } from '#platform/web/ui/colour-picker.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import { fixedColour } from '../rules.ts'

/** As typed: the server parses. */
export interface ShiftValues {
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly belongsToPreviousDay: boolean
  readonly color: ShiftColour
  readonly isEnabled: boolean
}

export const newShiftValues: ShiftValues = {
  name: '',
  startTime: '09:00',
  endTime: '17:00',
  belongsToPreviousDay: false,
  color: 'blue',
  isEnabled: true,
}

interface Props {
  readonly value: ShiftValues
  readonly onChange: (value: ShiftValues) => void
}

export function ShiftForm({ value, onChange }: Props) {
  const texts = useTexts('shifts')
  const { fields, colours } = texts
  const fixed = fixedColour(value.name)
  const start = parseTimeOfDay(value.startTime)
  return (
    <div className="flex flex-col gap-4">
      <TextField
        name="name"
        label={fields.name}
        value={value.name}
        maxLength={40}
        autoFocus
        onChange={event => onChange({ ...value, name: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          name="startTime"
          label={fields.startTime}
          value={value.startTime}
          onChange={startTime => onChange({ ...value, startTime })}
        />
        <TimeField
          name="endTime"
          label={fields.endTime}
          isEnd
          value={value.endTime}
          hint={start !== undefined && value.startTime === value.endTime ? texts.allDay : undefined}
          onChange={endTime => onChange({ ...value, endTime })}
        />
      </div>
      <div>
        <ColourPicker
          name="color"
          label={fields.color}
          options={(fixed ? [fixed] : shiftColours).map(colour => ({ value: colour, label: colours[colour] }))}
          value={fixed ?? value.color}
          onChange={color => onChange({ ...value, color })}
        />
        {fixed && <p className="mt-1.5 text-13 text-text-3">{texts.fixedColour(colours[fixed])}</p>}
      </div>
      <Switch
        name="belongsToPreviousDay"
        label={fields.belongsToPreviousDay}
        hint={fields.belongsToPreviousDayHint}
        checked={value.belongsToPreviousDay}
        onChange={belongsToPreviousDay => onChange({ ...value, belongsToPreviousDay })}
      />
      <Switch
        name="isEnabled"
        label={fields.isEnabled}
        checked={value.isEnabled}
        onChange={isEnabled => onChange({ ...value, isEnabled })}
      />
    </div>
  )
}
