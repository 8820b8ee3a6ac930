import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { useTexts } from '#platform/web/i18n.tsx'

interface Props {
  /** Those that only warn in this organisation. */
  readonly offered: readonly Warning[]
  readonly chosen: ReadonlySet<Warning>
  readonly onChange: (chosen: ReadonlySet<Warning>) => void
}

export function BreakableRulesField({ offered, chosen, onChange }: Props) {
  const { ask: texts } = useTexts('autoplan')
  const { warnings } = useTexts('schedule')
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 font-medium text-text">{texts.breakable}</legend>
      <p className="text-12 text-text-3">{offered.length === 0 ? texts.noBreakable : texts.breakableHint}</p>
      <div className="mt-1.5 grid gap-x-4 sm:grid-cols-2">
        {offered.map(warning => (
          <label
            key={warning}
            className="flex min-h-8 items-center gap-2.5 py-1 text-13 text-text pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={chosen.has(warning)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(warning)
                else next.delete(warning)
                onChange(next)
              }}
            />
            <span className="min-w-0">{warnings[warning]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
