import { type ReactNode, Suspense } from 'react'
import { firstNameOf } from '#kit/text.ts'
import { type CurrentMember, useMember } from '#features/access/sign-in/web/session.tsx'
import { maySee, type Widget } from '#features/home/dashboard/policy.ts'
import { PaydayWidget } from '#features/home/dashboard/web/payday-widget.tsx'
import { leads } from '#features/foundation/permissions/policy.ts'
import { NextShiftWidget } from '#features/planning/own-shifts/web/next-shift.tsx'
import { mayAssignOthers } from '#features/work/todos/policy.ts'
import { ManageHint } from '#features/work/todos/web/manage-hint.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { lazily } from '#platform/web/lazily.ts'

const TodoWidget = lazily(() => import('#features/work/todos/web/todo-widget.tsx'), 'TodoWidget')
const ContactsWidget = lazily(() => import('#features/agency/contacts/web/contacts-widget.tsx'), 'ContactsWidget')
const MyRequestsWidget = lazily(() => import('#features/planning/vacation/web/my-requests.tsx'), 'MyRequestsWidget')
const CommunityWidget = lazily(() => import('#features/home/dashboard/web/community-widget.tsx'), 'CommunityWidget')
const VacationBlocksWidget = lazily(() => import('#features/planning/vacation/web/blocks.tsx'), 'VacationBlocksWidget')
// for managers only
const VacationBoardWidget = lazily(() => import('#features/planning/vacation/web/board.tsx'), 'VacationBoardWidget')

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
      {columns.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <div className="grid min-h-0 flex-1 items-start gap-4 md:grid-cols-2 xl:flex xl:items-stretch">
          {columns.map(([key, widgets]) => (
            <div key={key} className="flex min-h-0 min-w-0 flex-col gap-4 xl:flex-1">
              {widgets}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * What belongs together stands together; a column without a widget is left out. For whoever decides that comes first, and
 * what they work themselves last, folded where there is nothing.
 */
function columnsFor(member: CurrentMember): [string, ReactNode[]][] {
  const actor = { ...member, permissions: new Set(member.permissions) }
  const { timeZone } = member.organization
  const assigns = mayAssignOthers(actor)
  const decides = leads(member)
  const at = (widget: Widget, show: () => ReactNode) => (maySee(actor, widget) ? [show()] : [])
  const next = at('nextShifts', () => <NextShiftWidget key="next" folds={decides} {...zonesOf(member)} />)
  const board = at('vacationBoard', () => (
    <Suspense key="board" fallback={<Skeletons rows={3} className="h-16" />}>
      <VacationBoardWidget decides={decides} timeZone={timeZone} />
    </Suspense>
  ))
  const payday = at('payday', () => <PaydayWidget key="payday" timeZone={timeZone} />)
  const todos: [string, ReactNode[]] = [
    'todos',
    [
      ...at('todos', () => (
        <Suspense key="todos" fallback={<Skeletons rows={3} className="h-16" />}>
          <TodoWidget profileId={member.profileId} timeZone={timeZone} mayAssignOthers={assigns} />
        </Suspense>
      )),
      ...(assigns && !maySee(actor, 'todos') ? [<ManageHint key="manage" />] : []),
      ...at('contacts', () => (
        <Suspense key="contacts" fallback={<Skeletons rows={2} className="h-16" />}>
          <ContactsWidget />
        </Suspense>
      )),
    ],
  ]
  const vacation = [
    ...at('vacationBlocks', () => (
      <Suspense key="blocks" fallback={<Skeletons rows={2} className="h-16" />}>
        <VacationBlocksWidget folds={decides} />
      </Suspense>
    )),
    ...at('vacationMine', () => (
      <Suspense key="mine" fallback={<Skeletons rows={2} className="h-16" />}>
        <MyRequestsWidget folds={decides} />
      </Suspense>
    )),
  ]
  const community = at('community', () => (
    <Suspense key="community" fallback={<Skeletons rows={1} className="h-16" />}>
      <CommunityWidget />
    </Suspense>
  ))
  const columns: [string, ReactNode[]][] = decides
    ? [['board', [...board, ...payday, ...community]], todos, ['own', [...next, ...vacation]]]
    : [['work', [...next, ...board, ...payday]], todos, ['vacation', [...vacation, ...community]]]
  return columns.filter(([, widgets]) => widgets.length > 0)
}

const zonesOf = ({ organization, timeZone }: CurrentMember) => ({
  timeZone: organization.timeZone,
  ownTimeZone: timeZone === organization.timeZone ? undefined : (timeZone ?? undefined),
})
