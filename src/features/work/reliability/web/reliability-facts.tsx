import { useTexts } from '#platform/web/i18n.tsx'
import { fewestShifts, noCounts, countExpectedShifts, weeksBack } from '../rules.ts'
import type { Reliability } from '../schema.ts'

export const nothingKnown: Reliability = { ...noCounts, value: null }

/** The figure, what it is made of, and how. */
export function ReliabilityFacts({ reliability }: { reliability: Reliability }) {
  const texts = useTexts('reliability')
  const { value, confirmedInTime, toConfirm, takenOver } = reliability
  const rows = [
    ...(['punctual', 'late', 'missing', 'declinedLate'] as const).map(name => [name, `${reliability[name]}`] as const),
    ['confirmed', texts.ofAll(confirmedInTime, toConfirm)],
    ['takenOver', `${takenOver}`],
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-semibold ${value === null ? 'text-16 text-text-2' : 'text-22 text-text tabular-nums'}`}>
          {value === null ? texts.none : texts.value(value)}
        </span>
        <span className="text-13 text-text-2">
          {value === null
            ? texts.noneExplained(countExpectedShifts(reliability), fewestShifts)
            : texts.weeks(weeksBack)}
        </span>
      </p>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([name, said]) => (
          <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5 text-14">
            <dt className="text-text-2">{texts.counts[name]}</dt>
            <dd className="font-medium text-text tabular-nums">{said}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-text-2">{texts.formula}</p>
      <p className="text-13 text-text-2">{texts.explained}</p>
    </div>
  )
}
