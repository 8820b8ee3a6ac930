import { useTexts } from '#platform/web/i18n.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { durations, maxJoins } from '../rules.ts'

type Hours = (typeof durations)[number]

export interface LinkWish {
  readonly maxUses: number
  readonly hours: Hours
}

interface Props {
  readonly value: LinkWish
  readonly onChange: (value: LinkWish) => void
}

/** How many can join by it, and until when. */
export function JoinLinkFields({ value, onChange }: Props) {
  const { create: texts } = useTexts('joinLinks')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={texts.maxUses}
        name="maxUses"
        min={1}
        max={maxJoins}
        value={value.maxUses}
        onChange={maxUses => onChange({ ...value, maxUses })}
      />
      <Select
        label={texts.hours}
        name="hours"
        value={String(value.hours)}
        options={durations.map(hours => ({ value: String(hours), label: texts.durations[hours] }))}
        onChange={next => onChange({ ...value, hours: durations.find(hours => String(hours) === next) ?? value.hours })}
      />
    </div>
  )
}
