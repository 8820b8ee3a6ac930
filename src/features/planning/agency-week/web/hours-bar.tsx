import { Check } from 'lucide-react'
import { writtenNumber } from '#kit/locale.ts'
import { deviationFromWish } from '#features/planning/preferences/hours-wish.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { WeekPerson } from '../schema.ts'

/** How far the week is from what somebody wishes for: a check within, else the hours to it. */
export function HoursWishDeviationMark({ person: { hours, wish } }: { person: WeekPerson }) {
  const { people: texts } = useTexts('agencyWeek')
  const language = useLanguage()
  if (wish.min === null && wish.max === null) return null
  const from = deviationFromWish(wish, { without: hours, with: hours })
  if (!from) return <Check size={13} aria-label={texts.asWished} className="shrink-0 text-text-3" />
  const figure = writtenNumber(from.hours, language, 2)
  const isOver = from.side === 'over'
  return (
    <span
      data-hue={isOver ? 'orange' : 'indigo'}
      title={isOver ? texts.overWish(figure) : texts.underWish(figure)}
      className="tabular shrink-0 text-12 font-semibold text-hue-fg"
    >
      <span aria-hidden>{isOver ? `+${figure}` : `−${figure}`}</span>
      <span className="sr-only">{isOver ? texts.overWish(figure) : texts.underWish(figure)}</span>
    </span>
  )
}

interface Props {
  readonly person: WeekPerson
  /** Hours of the whole bar. */
  readonly scale: number
  /** More are too many for anybody. */
  readonly max: number
}

/** The hours of the week, and over them the band that is wished for. */
export function HoursBar({ person: { hours, wish }, scale, max }: Props) {
  const share = (of: number) => `${Math.min(100, (of / scale) * 100)}%`
  const isOver = hours > Math.min(max, wish.max ?? max)
  const from = wish.min ?? 0
  const to = wish.max ?? scale
  return (
    <span aria-hidden className="relative mt-1 block h-1.5">
      <span className="absolute inset-x-0 top-px h-1 overflow-hidden rounded-full bg-sunken">
        <span
          data-hue={isOver ? 'orange' : 'indigo'}
          className="block h-full rounded-full bg-hue-line"
          style={{ width: share(hours) }}
        />
      </span>
      {(wish.min !== null || wish.max !== null) && (
        <span
          data-hue="indigo"
          className="absolute inset-y-0 rounded-[3px] border border-hue-line"
          style={{ left: share(from), width: share(Math.max(1, to - from)) }}
        />
      )}
    </span>
  )
}
