import { createRoute, redirect } from '@tanstack/react-router'
import { toDecide } from '#features/planning/market/policy.ts'
import { requiredForPay, toSeeOwnPay } from '#features/work/pay/policy.ts'
import { guardScreen, inside, only, createScreenRoute, createSearchRoute } from './inside-route.tsx'
import { loadFurtherScreens } from './further.ts'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const availability = createSearchRoute(
  '/availability',
  ['requests', 'shifts'],
  ['week', 'person', 'view', 'open'],
  'page_shifts',
  lazily(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
)

const creators = createSearchRoute(
  '/creator',
  [...office, 'imports'],
  ['q'],
  'page_creator',
  lazily(async () => (await loadFurtherScreens()).creators(), 'CreatorsScreen'),
)

const creatorGroups = createScreenRoute(
  '/creator-groups',
  office,
  guardScreen(
    'page_shift_management',
    lazily(async () => (await loadFurtherScreens()).creatorGroups(), 'CreatorGroupsScreen'),
  ),
)

const agencyWeek = createSearchRoute(
  '/schichtplan',
  ['shifts', 'office'],
  ['week', 'view', 'q', 'platform', 'tag', 'colour', 'only'],
  'page_shift_management',
  lazily(async () => (await loadFurtherScreens()).agencyWeek(), 'AgencyWeekScreen'),
)

const autoplan = createSearchRoute(
  '/schichtplan/automatisch',
  office,
  ['week', 'at', 'group'],
  'shift_plan_auto',
  lazily(async () => (await loadFurtherScreens()).autoplan(), 'AutoplanScreen'),
)

const schichtplan = createSearchRoute(
  '/schichtplan/$groupId',
  office,
  ['week', 'seat'],
  'page_shift_management',
  lazily(async () => (await loadFurtherScreens()).schichtplan(), 'GroupScheduleScreen'),
)

const scheduleOverview = createSearchRoute(
  '/schedule-overview',
  office,
  ['at', 'view', 'mode'],
  'page_shift_management',
  lazily(async () => (await loadFurtherScreens()).scheduleOverview(), 'ScheduleOverviewScreen'),
)

const myShifts = createScreenRoute(
  '/my-shifts',
  ['shifts', 'market'],
  guardScreen(
    'page_shifts',
    lazily(async () => (await loadFurtherScreens()).myShifts(), 'MyShiftsScreen'),
  ),
)

const marketSearch = only('view', 'group', 'seat', 'offer')
const market = createRoute({
  getParentRoute: () => inside,
  path: '/market',
  validateSearch: marketSearch,
  beforeLoad: ({ context: { loadTexts }, search: { view, ...search } }) => {
    // as links of version 0.3 had it
    if (view === 'planned' || search.seat !== undefined) throw redirect({ to: '/exchange', search })
    return loadTexts('shifts', 'market')
  },
  component: guardScreen(
    'page_shifts',
    lazily(async () => (await loadFurtherScreens()).market(), 'MarketScreen'),
  ),
})

const exchange = createSearchRoute(
  '/exchange',
  ['shifts', 'market'],
  ['group', 'seat', 'offer'],
  toDecide,
  lazily(async () => (await loadFurtherScreens()).exchange(), 'ExchangeScreen'),
)

const onDuty = createSearchRoute(
  '/on-duty',
  ['attendance'],
  ['replace'],
  'page_on_duty',
  lazily(async () => (await loadFurtherScreens()).onDuty(), 'OnDutyScreen'),
)

const handovers = createSearchRoute(
  '/handovers',
  ['attendance'],
  ['q', 'group', 'write'],
  'page_shifts',
  lazily(async () => (await loadFurtherScreens()).handovers(), 'HandoversScreen'),
)

const timesheet = createSearchRoute(
  '/timesheet',
  ['attendance', 'scoreboard'],
  ['month'],
  'page_shifts',
  lazily(async () => (await loadFurtherScreens()).timesheet(), 'TimesheetScreen'),
)

const timesheets = createSearchRoute(
  '/timesheets',
  ['attendance', 'scoreboard'],
  ['month', 'person'],
  'timesheets_edit',
  lazily(async () => (await loadFurtherScreens()).timesheets(), 'TimesheetsScreen'),
)

const paySearch = only('month', 'person', 'view')
const pay = createRoute({
  getParentRoute: () => inside,
  path: '/pay',
  validateSearch: paySearch,
  beforeLoad: ({ context: { loadTexts }, search: { view, month } }) => {
    // as links of version 0.3 had it
    if (view === 'own') throw redirect({ to: '/my-pay', search: month === undefined ? {} : { month } })
    return loadTexts('attendance', 'scoreboard')
  },
  component: guardScreen(
    requiredForPay,
    lazily(async () => (await loadFurtherScreens()).pay(), 'PayScreen'),
  ),
})

const myPay = createSearchRoute(
  '/my-pay',
  ['attendance', 'scoreboard'],
  ['month'],
  toSeeOwnPay,
  lazily(async () => (await loadFurtherScreens()).myPay(), 'MyPayScreen'),
)

/** Who works when, on whose behalf, and what it brings. */
export const planningRoutes = [
  availability,
  creators,
  creatorGroups,
  agencyWeek,
  autoplan,
  schichtplan,
  scheduleOverview,
  myShifts,
  market,
  exchange,
  onDuty,
  handovers,
  timesheet,
  timesheets,
  pay,
  myPay,
] as const
