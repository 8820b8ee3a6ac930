import { useQuery } from '@tanstack/react-query'
import { initialsOf } from '#kit/text.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { counted } from '../engine/problem.ts'
import type { ProposalChange } from '../proposed.ts'
import type { SeatExplanation as Why } from '../explanation.ts'
import { autoplanApi } from './queries.ts'
import { type ShiftNames, useReplacementCostText } from './use-cost.ts'

interface Props {
  readonly proposalId: string
  readonly change: ProposalChange
  readonly names: ShiftNames
  /** Nobody sits there by now who would not give way. */
  readonly mayPut: (profileId: string) => boolean
  readonly onApply: () => void
  /** Puts somebody else there by hand. */
  readonly onInstead: (person: { readonly profileId: string; readonly fullName: string }) => void
}

/** Why this person sits there: what it counts, what speaks for and against it, and who came next. */
export function SeatExplained({ proposalId, change, names, mayPut, onApply, onInstead }: Props) {
  const { why: texts } = useTexts('autoplan')
  const { groupId, date, shiftId, seat, profileId } = change
  const read = useQuery(
    autoplanApi.explainSeat.queryOptions({ input: { proposalId, groupId, date, shiftId, seat, profileId } }),
  )
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
  const why = read.data
  const [next] = why.next
  return (
    <>
      <Points points={why.points} />
      {why.reasons.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 px-4 pb-3">
          <Reasons reasons={why.reasons} />
        </p>
      )}
      <Broken breaks={why.breaks} />
      <section className="flex flex-col gap-2.5 border-t border-line px-4 py-3">
        <h3 className="text-12 font-medium text-text-2">{next ? texts.next : texts.nobodyNext}</h3>
        {why.next.map(one => (
          <Next key={one.profileId} next={one} instead={why.person.fullName} names={names} />
        ))}
      </section>
      <footer className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-float px-4 py-3">
        {change.isApplied ? (
          <p className="text-13 text-text-2">{texts.taken}</p>
        ) : (
          <>
            {next && mayPut(next.profileId) && (
              <Button className="max-w-full" onClick={() => onInstead(next)}>
                <span className="truncate">{texts.instead(firstName(next.fullName))}</span>
              </Button>
            )}
            <Button hasConsequence variant="primary" className="ml-auto" onClick={onApply}>
              {texts.only}
            </Button>
          </>
        )}
      </footer>
    </>
  )
}

const firstName = (fullName: string): string => fullName.split(' ')[0] ?? fullName

function Points({ points }: Pick<Why, 'points'>) {
  const { why: texts, criteria: words } = useTexts('autoplan')
  const shown = counted.flatMap(criterion => {
    const value = points[criterion] ?? 0
    const name = criterion === 'staffed' ? texts.staffed : words.of[criterion].name
    return value === 0 ? [] : [{ name, value }]
  })
  if (shown.length === 0) return null
  return (
    <dl aria-label={texts.pointsLabel} data-tooltip={texts.pointsHint} className="px-4 py-3 text-13">
      {shown.map(({ name, value }) => (
        <div key={name} className="flex min-h-7 items-center justify-between gap-4">
          <dt className="text-text">{name}</dt>
          <dd data-hue={value > 0 ? 'green' : 'orange'} className="tabular font-semibold text-hue-fg">
            {texts.points(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Broken({ breaks }: { breaks: readonly Warning[] }) {
  const { why: texts } = useTexts('autoplan')
  const { warnings } = useTexts('schedule')
  if (breaks.length === 0) return null
  return (
    <p data-hue="orange" className="mx-4 mb-3 rounded-control bg-hue-bg px-3 py-2 text-13 text-hue-fg">
      {`${texts.breaks}: ${breaks.map(warning => warnings[warning]).join(', ')}`}
    </p>
  )
}

interface NextProps {
  readonly next: Why['next'][number]
  readonly instead: string
  readonly names: ShiftNames
}

function Next({ next, instead, names }: NextProps) {
  const { why: texts } = useTexts('autoplan')
  const costOf = useReplacementCostText(names)
  return (
    <div className="flex items-start gap-2.5 text-13">
      <Avatar id={next.profileId} initials={initialsOf(next.fullName)} size={26} />
      <p className="min-w-0">
        <span className="block font-medium text-text">
          {texts.insteadOf(firstName(next.fullName), firstName(instead))}
        </span>
        <span className="block text-12 text-text-2">{costOf(next)}</span>
      </p>
    </div>
  )
}
