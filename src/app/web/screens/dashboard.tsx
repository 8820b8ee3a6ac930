import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { firstNameOf } from '#kit/text.ts'
import { type CurrentMember, useMember } from '#features/access/sign-in/web/session.tsx'
import { maySee, type Widget } from '#features/home/dashboard/policy.ts'
import { isSetUp } from '#features/home/organization-overview/rules.ts'
import { setUpQuery } from '#features/home/organization-overview/web/queries.ts'
import { isOwnerOrAdmin, may } from '#features/foundation/permissions/policy.ts'
import type { ChosenAction } from '#features/planning/market/web/shift-dialog.tsx'
import { toDecide } from '#features/planning/market/policy.ts'
import { canWorkSeats } from '#features/planning/market/rules.ts'
import { firstStepsApi } from '#features/members/first-steps/web/queries.ts'
import { mayAssignTodosToOthers } from '#features/work/todos/policy.ts'
import { ManageTodosHint } from '#features/work/todos/web/manage-hint.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Awaited, ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { WithTexts } from '../shell/with-texts.tsx'
import { CardColumns, CardFrames } from './card-columns.tsx'

const ScrollAnchor = lazily(() => import('#platform/web/ui/steady-place.tsx'), 'ScrollAnchor')
const NextShiftWidget = lazily(() => import('#features/planning/own-shifts/web/next-shift.tsx'), 'NextShiftWidget')
const DutyWidget = lazily(() => import('./duty-widget.tsx'), 'DutyWidget')
const TodoWidget = lazily(() => import('#features/work/todos/web/todo-widget.tsx'), 'TodoWidget')
const ContactsWidget = lazily(() => import('#features/agency/contacts/web/contacts-widget.tsx'), 'ContactsWidget')
const MyRequestsWidget = lazily(() => import('#features/planning/vacation/web/my-requests.tsx'), 'MyRequestsWidget')
const PaydayWidget = lazily(() => import('./payday-widget.tsx'), 'PaydayWidget')
const CommunityServerLinkWidget = lazily(
  () => import('#features/home/dashboard/web/community-widget.tsx'),
  'CommunityServerLinkWidget',
)
const VacationBlocksWidget = lazily(() => import('#features/planning/vacation/web/blocks.tsx'), 'VacationBlocksWidget')
const OpenSeatsWidget = lazily(() => import('#features/planning/market/web/market-widget.tsx'), 'OpenSeatsWidget')
const OpenOffersWidget = lazily(() => import('#features/planning/market/web/market-widget.tsx'), 'OpenOffersWidget')
const FirstStepsWidget = lazily(
  () => import('#features/members/first-steps/web/first-steps-widget.tsx'),
  'FirstStepsWidget',
)
const CoverageWidget = lazily(() => import('#features/home/dashboard/web/coverage-widget.tsx'), 'CoverageWidget')
const SetUpList = lazily(() => import('#features/home/organization-overview/web/set-up-list.tsx'), 'SetUpList')
const ShiftActions = lazily(() => import('#features/planning/market/web/shift-actions.tsx'), 'ShiftActions')
const ChosenActionDialog = lazily(() => import('#features/planning/market/web/shift-actions.tsx'), 'ChosenActionDialog')
// for managers only
const VacationBoardWidget = lazily(() => import('#features/planning/vacation/web/board.tsx'), 'VacationBoardWidget')

const frames = 'dashboard'

/** Full width; from 1280 px everything is in sight without scrolling the page. Each widget shows to whom it is permitted. */
export function DashboardScreen() {
  const texts = useTexts('dashboard')
  const nav = useTexts('nav')
  const member = useMember()
  const columns = columnsFor(member)
  return (
    <div data-fills className="flex flex-col xl:min-h-144 xl:flex-[1_1_0px]">
      <PageHeader
        title={texts.title(firstNameOf(member.fullName))}
        tab={nav.dashboard}
        subtitle={member.organization.name}
      />
      <Suspense>
        <ScrollAnchor />
      </Suspense>
      {columns.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <ShownWhole frames={<CardFrames of={frames} columns={columns.map(([, widgets]) => widgets.length)} />}>
          <CardColumns remembersAs={frames}>
            {columns.map(([key, widgets]) => (
              <Fragment key={key}>{widgets}</Fragment>
            ))}
          </CardColumns>
        </ShownWhole>
      )}
    </div>
  )
}

/** A column without a widget is left out. Owners and admins begin with pending decisions, other members with their shifts. */
function columnsFor(member: CurrentMember): [string, ReactNode[]][] {
  const actor = { ...member, permissions: new Set(member.permissions) }
  const { timeZone } = member.organization
  const assigns = mayAssignTodosToOthers(actor)
  const decides = isOwnerOrAdmin(member)
  const isIn = maySee(actor, 'market')
  const plans = isIn && may(actor, toDecide)
  const gaps = plans
    ? [
        <OfMarket key="gaps">
          <OpenSeatsWidget />
        </OfMarket>,
      ]
    : []
  const coverage = plans
    ? [
        <Suspense key="coverage" fallback={<Awaited />}>
          <CoverageWidget timeZone={timeZone} />
        </Suspense>,
      ]
    : []
  const taking =
    isIn && canWorkSeats(member.role)
      ? [
          <OfMarket key="taking">
            <OpenOffersWidget />
          </OfMarket>,
        ]
      : []
  const at = (widget: Widget, show: () => ReactNode) => (maySee(actor, widget) ? [show()] : [])
  const next = at('nextShifts', () => (
    <Suspense key="next" fallback={<Awaited />}>
      {isIn ? <NextShiftsInMarket /> : <NextShiftWidget />}
    </Suspense>
  ))
  const board = at('vacationBoard', () => (
    <Suspense key="board" fallback={<Skeletons rows={3} className="h-16" />}>
      <VacationBoardWidget decides={decides} />
    </Suspense>
  ))
  const payday = at('payday', () => (
    <Suspense key="payday" fallback={<Skeletons rows={1} className="h-16" />}>
      <PaydayWidget timeZone={timeZone} />
    </Suspense>
  ))
  const todos = [
    ...at('todos', () => (
      <Suspense key="todos" fallback={<Skeletons rows={3} className="h-16" />}>
        <TodoWidget profileId={member.profileId} mayAssignOthers={assigns} />
      </Suspense>
    )),
    ...(assigns && !maySee(actor, 'todos') ? [<ManageTodosHint key="manage" />] : []),
    ...at('contacts', () => (
      <Suspense key="contacts" fallback={<Skeletons rows={2} className="h-16" />}>
        <ContactsWidget />
      </Suspense>
    )),
  ]
  const vacation = [
    ...at('vacationBlocks', () => (
      <Suspense key="blocks" fallback={<Skeletons rows={2} className="h-16" />}>
        <VacationBlocksWidget />
      </Suspense>
    )),
    ...at('vacationMine', () => (
      <Suspense key="mine" fallback={<Skeletons rows={2} className="h-16" />}>
        <MyRequestsWidget />
      </Suspense>
    )),
  ]
  const community = at('community', () => (
    <Suspense key="community" fallback={<Skeletons rows={1} className="h-16" />}>
      <CommunityServerLinkWidget />
    </Suspense>
  ))
  const card = [
    <Suspense key="duty" fallback={<Awaited />}>
      <DutyWidget />
    </Suspense>,
  ]
  const [duty, ended] = member.organization.attendanceEnabled ? [card, []] : [[], card]
  const setUp = decides && may(actor, 'page_organization') ? [<OpenSetUp key="setUp" />] : []
  const firstSteps = [<FirstSteps key="firstSteps" timeZone={timeZone} />]
  const columns: [string, ReactNode[]][] = decides
    ? [
        ['decisions', [...setUp, ...gaps, ...board, ...coverage]],
        ['work', [...duty, ...todos]],
        ['own', [...next, ...firstSteps, ...vacation, ...payday, ...community]],
      ]
    : [
        ['work', [...duty, ...gaps, ...next]],
        ['offers', [...taking, ...coverage, ...firstSteps, ...todos, ...board]],
        ['vacation', [...vacation, ...payday, ...community]],
      ]
  const shown = columns.filter(([, widgets]) => widgets.length > 0)
  // what is worked since before that was switched off is ended here, too; that alone is no column
  shown[0]?.[1].unshift(...ended)
  return shown
}

function NextShiftsInMarket() {
  const [chosen, setChosen] = useState<ChosenAction>()
  return (
    <>
      <NextShiftWidget more={actionsOfShift(setChosen)} />
      {chosen && (
        <WithTexts parts={['market']}>
          <Suspense>
            <ChosenActionDialog {...chosen} onClose={() => setChosen(undefined)} />
          </Suspense>
        </WithTexts>
      )}
    </>
  )
}

const actionsOfShift = (onChoose: (action: ChosenAction) => void) => (assignmentId: string) => (
  <OfMarket>
    <ShiftActions assignmentId={assignmentId} onChoose={onChoose} />
  </OfMarket>
)

/** Nothing once a week can be planned. */
function OpenSetUp() {
  const { data: setUp, isPending } = useQuery(setUpQuery)
  const [wasOpen, setWasOpen] = useState(false)
  if (!wasOpen && setUp && !isSetUp(setUp)) setWasOpen(true)
  if (isPending) return <Awaited />
  // the card stays when the last step is done while it is shown
  if (!setUp || !wasOpen) return null
  return (
    <WithTexts parts={['office']}>
      <Suspense fallback={<Awaited />}>
        <SetUpList setUp={setUp} />
      </Suspense>
    </WithTexts>
  )
}

/** Nothing for members who joined long ago. */
function FirstSteps({ timeZone }: { timeZone: string }) {
  const { data: own } = useQuery(firstStepsApi.own.queryOptions())
  if (own === undefined || own.steps.length === 0) return null
  return (
    <WithTexts parts={['newcomers']}>
      <Suspense fallback={<Awaited />}>
        <FirstStepsWidget steps={own.steps} timeZone={timeZone} />
      </Suspense>
    </WithTexts>
  )
}

/** Its sentences come with it: nobody waits for them to see the rest. */
const OfMarket = ({ children }: { children: ReactNode }) => (
  <WithTexts parts={['market']}>
    <Suspense fallback={<Awaited />}>{children}</Suspense>
  </WithTexts>
)
