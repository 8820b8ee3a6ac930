import { useTexts } from '#platform/web/i18n.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { presetOf } from '../comparing.ts'
import { type RankedCriterion, type Preset, presets } from '../criteria.ts'

interface Props {
  readonly value: readonly RankedCriterion[]
  readonly onChange: (order: readonly RankedCriterion[]) => void
}

type Choice = Preset | 'own'

/** What counts, and in which order: a preset to begin with, dragged and switched from there. */
export function CriteriaField({ value, onChange }: Props) {
  const { criteria: texts } = useTexts('autoplan')
  const names = Object.keys(presets) as Preset[]
  const preset = presetOf(value)
  const move = (from: number, to: number) => {
    const moved = value[from]
    if (moved) onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <section aria-label={texts.title} className="flex min-w-0 flex-col gap-2">
      <div>
        <h3 className="text-13 font-semibold text-text">{texts.title}</h3>
        <p className="text-12 text-text-3">{texts.text}</p>
      </div>
      <Select<Choice>
        label={texts.preset}
        hideLabel
        value={preset ?? 'own'}
        options={[
          ...names.map(name => ({ value: name, label: texts.presets[name] })),
          ...(preset ? [] : [{ value: 'own' as const, label: texts.own }]),
        ]}
        onChange={name => {
          if (name !== 'own') onChange(presets[name].map(criterion => ({ criterion, isOn: true })))
        }}
      />
      <p className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-sunken px-3 py-2 text-13 font-medium text-text">
        {texts.first}
        <span className="text-12 font-normal text-text-3">{texts.firstHint}</span>
      </p>
      <SortableList
        label={texts.title}
        rows={value.map(({ criterion, isOn }, index) => {
          const { name, hint } = texts.of[criterion]
          return {
            id: criterion,
            name,
            content: (
              <div className="flex min-w-0 items-center gap-3">
                <span className={`min-w-0 flex-1 ${isOn ? '' : 'opacity-50'}`}>
                  <span className="block text-13 font-medium text-text">{name}</span>
                  <span className="block text-12 text-text-3">{hint}</span>
                </span>
                <Switch
                  hideLabel
                  label={texts.counts(name)}
                  checked={isOn}
                  onChange={next => onChange(value.with(index, { criterion, isOn: next }))}
                />
              </div>
            ),
          }
        })}
        onMove={move}
      />
    </section>
  )
}
