import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import type { BoardSeat } from '#features/planning/agency-week/board.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import type { OpenSeatExplanation as Why } from '../explanation.ts'
import { autoplanApi } from './queries.ts'

type Least = Why['least'][number]

interface Props {
  readonly proposalId: string
  readonly seat: BoardSeat
  readonly isAssigning: boolean
  /** Nobody sits there by now who would not give way. */
  readonly mayPut: (profileId: string) => boolean
  /** By hand, although a rule warns. */
  readonly onAssign: (person: Least) => void
}

const maxNames = 4
const maxLeast = 5
const soft: ReadonlySet<string> = new Set(warnings)

/** Who is held from an empty seat by what, and the least that would fill it. */
export function OpenSeatExplained({ proposalId, seat, isAssigning, mayPut, onAssign }: Props) {
  const { why: texts } = useTexts('autoplan')
  const { groupId, date, shift } = seat
  const read = useQuery(
    autoplanApi.explainOpenSeat.queryOptions({ input: { proposalId, groupId, date, shiftId: shift.id } }),
  )
  const [chosen, setChosen] = useState(0)
  if (hasFailed(read)) {
    return <ErrorState text={messageOf(read.error, texts.failed)} onRetry={() => void read.refetch()} />
  }
  if (!read.data) {
    return (
      <div className="p-4">
        <Skeletons rows={5} className="h-6" />
      </div>
    )
  }
  const { checked, free, held, least } = read.data
  const listed = least.slice(0, maxLeast)
  const picked = listed[chosen]
  const mayAssign = picked !== undefined && soft.has(picked.hold) && mayPut(picked.profileId)
  return (
    <>
      <section className="flex flex-col gap-1.5 px-4 py-3 text-13">
        <p className="text-12 text-text-2">
          {[free.length === 0 && texts.nobody, texts.checked(checked)].filter(Boolean).join(', ')}
        </p>
        {free.length > 0 && <Held hue="green" what={texts.free} people={free} />}
        {held.map(({ hold, people }) => (
          <HeldBy key={hold} hold={hold} people={people} />
        ))}
      </section>
      <section className="border-t border-line px-4 py-3 text-13">
        <h3 className="mb-1 text-12 font-medium text-text-2">{listed.length > 0 ? texts.least : texts.nothing}</h3>
        <div role="radiogroup" aria-label={texts.least} className="-mx-2">
          {listed.map((one, index) => (
            <label
              key={`${one.profileId} ${one.hold}`}
              className={`flex min-h-9 items-center gap-2.5 rounded-control px-2 ${index === chosen ? 'bg-accent-soft' : 'hover:bg-hover'}`}
            >
              <input
                type="radio"
                name="least"
                className="size-4 shrink-0 accent-accent"
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              <StepText least={one} />
              <span className="shrink-0 font-medium text-text" translate="no">
                {one.fullName}
              </span>
            </label>
          ))}
        </div>
      </section>
      {picked && (
        <footer className="sticky bottom-0 flex border-t border-line bg-float px-4 py-3">
          {mayAssign ? (
            <Button variant="primary" className="ml-auto" loading={isAssigning} onClick={() => onAssign(picked)}>
              {texts.assign(picked.fullName.split(' ')[0] ?? picked.fullName)}
            </Button>
          ) : (
            <p className="text-13 text-text-2">{texts.notByHand}</p>
          )}
        </footer>
      )}
    </>
  )
}

function useHoldText(): (hold: Least['hold']) => string {
  const { why: texts } = useTexts('autoplan')
  const { held } = useTexts('agencyWeek')
  return hold => (hold === 'bound_to_groups' ? texts.bound : (held[hold] ?? hold))
}

function HeldBy({ hold, people }: Why['held'][number]) {
  const textOf = useHoldText()
  return <Held hue="red" what={textOf(hold)} people={people} />
}

function Held({ hue, what, people }: { hue: string; what: string; people: Why['free'] }) {
  const { why: texts } = useTexts('autoplan')
  const names = people.map(({ fullName }) => fullName.split(' ')[0] ?? fullName)
  return (
    <p className="flex items-start gap-2.5" title={people.map(({ fullName }) => fullName).join(', ')}>
      <span
        data-hue={hue}
        className="tabular min-w-6 shrink-0 rounded-chip bg-hue-bg px-1.5 text-center text-12 font-semibold text-hue-fg"
      >
        {people.length}
      </span>
      <span className="min-w-0 text-text-2">
        <span className="font-semibold text-text">{what}</span>{' '}
        {texts.names(names.slice(0, maxNames), names.length - Math.min(maxNames, names.length))}
      </span>
    </p>
  )
}

function StepText({ least: { hold, says, needs } }: { least: Least }) {
  const { why: texts } = useTexts('autoplan')
  const textOf = useHoldText()
  const worded: Partial<Record<Least['hold'], (needs: number, says: number) => string>> = {
    short_rest: texts.rest,
    long_week: texts.week,
    long_streak: texts.streak,
    over_wish: texts.wish,
  }
  const word = says === null || needs === null ? undefined : worded[hold]?.(needs, says)
  return <span className="min-w-0 flex-1 text-text first-letter:uppercase">{word ?? textOf(hold)}</span>
}
