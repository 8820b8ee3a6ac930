import { useTexts } from '#platform/web/i18n.tsx'
import { Select } from '#platform/web/ui/select.tsx'

const offered = [1, 2, 3, 4, 6, 8, 10, 12, 18, 24, 36, 48, 72] as const
const none = 'none'

interface Props {
  readonly hours: readonly number[]
  readonly onChange: (hours: number[]) => void
}

/** Up to two reminders before a shift. */
export function ReminderHoursFields({ hours, onChange }: Props) {
  const { own: texts } = useTexts('delivery')
  const [first, second] = hours
  const choices = [...new Set([...offered, ...hours])].toSorted((a, b) => a - b)
  const options = [
    { value: none, label: texts.none },
    ...choices.map(hour => ({ value: String(hour), label: String(hour) })),
  ]
  const set = (at: 0 | 1, value: string) => {
    const next = [first, second].map((hour, index) =>
      index === at ? (value === none ? undefined : Number(value)) : hour,
    )
    onChange(next.flatMap(hour => hour ?? []))
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={texts.first}
        name="first"
        value={first === undefined ? none : String(first)}
        onChange={value => set(0, value)}
        options={options}
      />
      <Select
        label={texts.second}
        name="second"
        value={second === undefined ? none : String(second)}
        onChange={value => set(1, value)}
        options={options}
      />
    </div>
  )
}
