import { createRoute } from '@tanstack/react-router'
import { guardScreen, inside, only, createScreenRoute, createSearchRoute, texts } from './inside-route.tsx'
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

const creators = createScreenRoute(
  '/creator',
  office,
  guardScreen(
    'page_creator',
    lazily(async () => (await loadFurtherScreens()).creators(), 'CreatorsScreen'),
  ),
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

const market = createSearchRoute(
  '/market',
  ['shifts', 'market'],
  ['view', 'group', 'seat', 'offer'],
  'page_shifts',
  lazily(async () => (await loadFurtherScreens()).market(), 'MarketScreen'),
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

// one address for both: what others are paid, and what one is oneself
const pay = createRoute({
  getParentRoute: () => inside,
  path: '/pay',
  beforeLoad: texts('attendance', 'scoreboard'),
  validateSearch: only('month', 'person', 'view'),
  component: lazily(async () => (await loadFurtherScreens()).pay(), 'PayScreen'),
})

/** Who works when, on whose behalf, and what it brings. */
export const planningRoutes = [
  availability,
  creators,
  creatorGroups,
  agencyWeek,
  autoplan,
  schichtplan,
  scheduleOverview,
  market,
  onDuty,
  handovers,
  timesheet,
  timesheets,
  pay,
] as const
