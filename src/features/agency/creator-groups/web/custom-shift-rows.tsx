import { Plus, Trash2 } from 'lucide-react'
import { customShiftColours } from '#kit/colour.ts'
import { fixedColour, shownColour } from '#features/agency/shifts/rules.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ColourPicker } from '#platform/web/ui/colour-picker.tsx'
import { useFieldError } from '#platform/web/ui/form.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import {
  type CustomShiftValues,
  freeName,
  type GroupValues,
  newCustomShift,
  removeCustomShift,
} from './group-values.ts'
import { MainChatterCountField } from './requirement-field.tsx'

interface Props {
  readonly value: GroupValues
  readonly onChange: (value: GroupValues) => void
}

export function CustomShiftRows({ value, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  const { colours: names } = useTexts('shifts')
  const error = useFieldError('customShifts')
  const colours = customShiftColours.map(colour => ({ value: colour, label: names[colour] }))
  // a name may have a colour of its own
  const coloursOf = (name: string) => colours.filter(({ value: colour }) => colour === (fixedColour(name) ?? colour))
  const { customShifts } = value
  const change = (index: number, part: Partial<CustomShiftValues>) =>
    onChange({
      ...value,
      customShifts: customShifts.map((shift, at) => (at === index ? Object.assign({ ...shift }, part) : shift)),
    })
  return (
    <div className="flex flex-col gap-3">
      {error !== undefined && <Notice kind="danger">{error}</Notice>}
      {customShifts.length === 0 && <p className="text-13 text-text-3">{texts.noCustomShifts}</p>}
      <ul aria-label={texts.customShifts} className="flex flex-col gap-3">
        {customShifts.map((shift, index) => (
          <li key={shift.id} className="flex flex-col gap-3 rounded-card border border-line p-3">
            <Times shift={shift} index={index} onChange={part => change(index, part)} />
            <div className="flex flex-wrap items-end justify-between gap-3">
              <ColourPicker
                label={texts.colourOf(shift.name)}
                options={coloursOf(shift.name)}
                value={
                  coloursOf(shift.name).find(({ value: colour }) => colour === shownColour(shift))?.value ?? shift.color
                }
                onChange={color => change(index, { color })}
              />
              <MainChatterCountField shift={shift} value={value} onChange={onChange} />
              <div className="flex items-center gap-2">
                <Switch
                  hideLabel
                  label={texts.shiftEnabled(shift.name)}
                  checked={shift.isEnabled}
                  onChange={isEnabled => change(index, { isEnabled })}
                />
                <IconButton
                  label={texts.removeShift(shift.name)}
                  icon={<Trash2 aria-hidden size={15} />}
                  onClick={() => onChange(removeCustomShift(value, shift.id))}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="self-start"
        onClick={() =>
          onChange({
            ...value,
            customShifts: [...customShifts, newCustomShift(freeName(customShifts, texts.newShift))],
          })
        }
      >
        <Plus aria-hidden size={15} />
        {texts.addShift}
      </Button>
    </div>
  )
}

interface TimesProps {
  readonly shift: CustomShiftValues
  readonly index: number
  readonly onChange: (part: Partial<CustomShiftValues>) => void
}

function Times({ shift, index, onChange }: TimesProps) {
  const { fields } = useTexts('creatorGroups')
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_7.5rem_7.5rem]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          name={`customShifts.${index}.name`}
          label={fields.shiftName}
          value={shift.name}
          maxLength={40}
          onChange={event => onChange({ name: event.target.value })}
        />
      </div>
      <TimeField
        name={`customShifts.${index}.startTime`}
        label={fields.startTime}
        value={shift.startTime}
        onChange={startTime => onChange({ startTime })}
      />
      <TimeField
        name={`customShifts.${index}.endTime`}
        label={fields.endTime}
        isEnd
        value={shift.endTime}
        onChange={endTime => onChange({ endTime })}
      />
    </div>
  )
}
