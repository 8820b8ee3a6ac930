import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Day } from '#kit/day.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import { NotAssignedDialog } from '#features/planning/agency-week/web/left-dialog.tsx'
import { OverrideDialog } from '#features/planning/schedule/web/override-dialog.tsx'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useKeyboardShortcuts } from '#platform/web/use-window-keys.ts'
import { stillAwaitedRunIds } from '../awaited.ts'
import { proposalChanges, applicableChanges } from '../proposed.ts'
import type { Figures, Proposals, Proposed, Run } from '../schema.ts'
import { UndoableApplications } from './applications.tsx'
import { StartRunDialog, type StartRunDefaults } from './ask-dialog.tsx'
import { CompareTable } from './compare-table.tsx'
import { FiguresDialog } from './figures-dialog.tsx'
import { FirstPlan } from './first-plan.tsx'
import { ProposalCards } from './proposal-cards.tsx'
import { autoplanApi, proposalQuery } from './queries.ts'
import { ShownProposal } from './shown-proposal.tsx'
import { useFollowRequestedRun } from './use-reason-question.ts'
import { useApplyProposal } from './use-taking-over.ts'

/** Of the plan as it stands, beside the letters of proposals. */
const asItStands = '0'

interface Props {
  readonly week: AgencyWeek
  readonly proposals: Proposals
  readonly runs: readonly Run[]
  readonly today: Day
  readonly timeZone: string
  /** Which one is on the board: a letter, or the plan as it stands; undefined: the newest. */
  readonly at: string | undefined
  readonly onAt: (at: string) => void
  /** Only this group, where the way here led from its plan. */
  readonly groupId: string | undefined
  /** The week lies behind: nothing is planned there. */
  readonly isOver: boolean
  readonly toPlan: ReactNode
  readonly frame: (tools: ReactNode) => ReactNode
}

/** Proposals of a week side by side and on the board, with why, and taking them over. */
export function AutoPlanner({
  week,
  proposals,
  runs,
  today,
  timeZone,
  at,
  onAt,
  groupId,
  toPlan,
  frame,
  ...is
}: Props) {
  const texts = useTexts('autoplan')
  const toast = useToast()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const isNarrow = useIsNarrow(900)
  const groups = useMemo(() => week.groups.map(({ id, name }) => ({ id, name })), [week.groups])
  const awaited = useAwaited(runs, proposals.proposals)
  const active = runs.filter(({ id }) => awaited.has(id))
  const isEmpty = proposals.proposals.length === 0 && active.length === 0
  const [asking, setAsking] = useState<StartRunDefaults>()
  const [figures, setFigures] = useState<{ readonly figures: Figures; readonly label: string | undefined }>()
  const taking = useApplyProposal()
  const follow = useFollowRequestedRun(runs, proposals.proposals, ({ label }) => onAt(label))
  const shown = at === asItStands ? undefined : (proposals.proposals.find(one => one.label === at) ?? newest(proposals))
  const read = useQuery({ ...proposalQuery(shown?.id ?? ''), enabled: shown !== undefined && !isNarrow })
  const remove = useMutation(
    autoplanApi.remove.mutationOptions({
      onError: error => toast.error(messageOf(error, texts.table.removeFailed)),
    }),
  )
  const drop = async ({ id, label }: Proposed) => {
    const { removeTitle: title, removeText: text, remove: confirmLabel } = texts.table
    if (!(await confirm({ type: 'danger', title: title(label), text, confirmLabel }))) return
    remove.mutate({ proposalId: id }, { onSuccess: () => toast.success(texts.table.removed(label)) })
  }
  /** Where there is no board to see it on: what takes effect at once is asked about. */
  const takeWhole = async (one: Proposed) => {
    show(one)
    try {
      const open = applicableChanges(proposalChanges(await queries.fetchQuery(proposalQuery(one.id))))
      const { label: title, published: text, short: confirmLabel } = texts.apply
      const atOnce = open.filter(({ isAtOnce }) => isAtOnce).length
      if (atOnce > 0 && !(await confirm({ type: 'warning', title, text: text(atOnce), confirmLabel }))) return
      taking.take(one.id, null)
    } catch (error) {
      toast.error(messageOf(error, texts.apply.failed))
    }
  }
  const show = (proposal: Proposed | undefined) => onAt(proposal?.label ?? asItStands)
  useKeyboardShortcuts({
    [asItStands]: () => show(undefined),
    ...Object.fromEntries(
      proposals.proposals.flatMap(one => [one.label, one.label.toLowerCase()].map(key => [key, () => show(one)])),
    ),
  })
  return (
    <>
      {frame(
        <>
          {shown && !isNarrow && <Badge hue="indigo">{texts.shown(shown.label)}</Badge>}
          {is.isOver || isEmpty ? (
            <span className="ml-auto" />
          ) : (
            <Button className="ml-auto" onClick={() => setAsking(startWith(groupId))}>
              <Sparkles aria-hidden size={15} />
              {texts.askAgain}
            </Button>
          )}
        </>,
      )}
      <UndoableApplications week={week.week} />
      {isEmpty &&
        (is.isOver ? (
          <EmptyState icon={<Sparkles aria-hidden size={18} />} text={texts.over} />
        ) : (
          <FirstPlan
            week={week.week}
            figures={proposals.today}
            groupId={groupId}
            onStarted={follow}
            onMore={() => setAsking(startWith(groupId))}
          />
        ))}
      {isNarrow ? (
        <ProposalCards
          proposals={proposals}
          groups={groups}
          runs={active}
          takingId={taking.isTaking ? shown?.id : undefined}
          onTake={one => void takeWhole(one)}
          onAgain={one => setAsking(startLike(one))}
          onRemove={one => void drop(one)}
        />
      ) : (
        !isEmpty && (
          <CompareTable
            proposals={proposals}
            groups={groups}
            runs={active}
            shown={shown}
            onShow={show}
            onFigures={(of, one) => setFigures({ figures: of, label: one?.label })}
            onRemove={one => void drop(one)}
          />
        )
      )}
      {shown && !isNarrow && shown.moved.length > 0 && (
        <Moved proposal={shown} onAgain={() => setAsking(startLike(shown))} />
      )}
      {!isNarrow &&
        !isEmpty &&
        (shown && hasFailed(read) ? (
          <ErrorState text={messageOf(read.error, texts.loadFailed)} onRetry={() => void read.refetch()} />
        ) : shown && !read.data ? (
          <Skeletons rows={6} className="h-24" />
        ) : (
          <ShownProposal
            key={shown?.id ?? asItStands}
            week={week}
            today={today}
            timeZone={timeZone}
            proposal={shown && read.data}
            taking={taking}
            toPlan={toPlan}
            onDrop={() => shown && void drop(shown)}
          />
        ))}
      {asking && (
        <StartRunDialog
          week={asking.week ?? week.week}
          groups={groups}
          start={asking}
          onAsked={runId => {
            setAsking(undefined)
            follow(runId)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {figures && <FiguresDialog {...figures} people={proposals.people} onClose={() => setFigures(undefined)} />}
      {taking.asked && (
        <OverrideDialog
          name={taking.asked.name}
          warnings={taking.asked.warnings}
          onConfirm={taking.asked.confirm}
          onClose={taking.asked.drop}
        />
      )}
      {taking.left && <NotAssignedDialog left={taking.left} onRetry={taking.retry} onClose={taking.dropLeft} />}
    </>
  )
}

const startWith = (groupId: string | undefined): StartRunDefaults =>
  groupId === undefined ? {} : { groupIds: [groupId] }

/** What a proposal was asked with. */
const startLike = ({
  week,
  weeks,
  groupIds,
  dates,
  withDrafts,
  effort,
  order,
  breakable,
}: Proposed): StartRunDefaults => ({
  week,
  weeks,
  groupIds,
  dates,
  withDrafts,
  effort,
  order,
  breakable,
})

const newest = ({ proposals }: Proposals): Proposed | undefined =>
  proposals.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]

/** Warns that the snapshot of a proposal is stale. */
function Moved({ proposal: { label, moved }, onAgain }: { proposal: Proposed; onAgain: () => void }) {
  const { moved: texts } = useTexts('autoplan')
  return (
    <div className="mb-3 print:hidden">
      <Notice kind="warning" title={texts.title(label)}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{texts.text(moved.map(ground => texts.grounds[ground]).join(', '))}</p>
          <Button size="sm" onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

const noRuns: ReadonlySet<string> = new Set()

/** Runs that have not come to a proposal on this page yet. */
function useAwaited(runs: readonly Run[], proposals: readonly Proposed[]): ReadonlySet<string> {
  const [before, setBefore] = useState(noRuns)
  const awaited = stillAwaitedRunIds(before, runs, proposals)
  if (awaited !== before) setBefore(awaited)
  return awaited
}
