import type { Day } from '#kit/day.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { criteria } from '../engine/problem.ts'
import type { SeatExplanation } from '../explanation.ts'

/** Of groups and shifts by their ids. */
export interface ShiftNames {
  readonly group: (id: string) => string
  readonly shift: (id: string) => string
}

interface ShiftReference {
  readonly groupId: string
  readonly shiftId: string
  readonly date: Day
}

/** What it would cost to have this person there instead, as one sentence. */
export function useReplacementCostText(names: ShiftNames): (next: SeatExplanation['next'][number]) => string {
  const { why: texts, criteria: words } = useTexts('autoplan')
  const language = useLanguage()
  const named = (places: readonly ShiftReference[]) =>
    places
      .map(({ groupId, shiftId, date }) =>
        texts.place(shortWeekday(date, language), names.shift(shiftId), names.group(groupId)),
      )
      .join(', ')
  return ({ profileId, points, opens, fills, moves }) => {
    const nameOf = (wanted: (value: number) => boolean) =>
      criteria.filter(criterion => wanted(points[criterion] ?? 0)).map(criterion => words.of[criterion].name)
    const [more, less] = [nameOf(value => value > 0), nameOf(value => value < 0)]
    const from = moves.filter(move => move.profileId === profileId).flatMap(move => move.from)
    const back = moves.filter(move => move.profileId !== profileId).flatMap(move => move.to)
    const isSwap = from.length > 0 && named(from) === named(back)
    const said = [
      more.length > 0 && texts.more(more.join(', ')),
      less.length > 0 && texts.less(less.join(', ')),
      from.length > 0 && (isSwap ? texts.swap(named(from)) : texts.leaves(named(from))),
      fills.length > 0 && texts.fills(named(fills)),
      opens.length > 0 && texts.opens(named(opens)),
    ].filter(part => part !== false)
    const sentence = said.join('; ')
    return sentence === '' ? texts.equal : `${sentence.slice(0, 1).toLocaleUpperCase(language)}${sentence.slice(1)}.`
  }
}
