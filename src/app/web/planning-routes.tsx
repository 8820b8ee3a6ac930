import { createRoute } from '@tanstack/react-router'
import { guarded, inside, only, screen, searched, texts } from './inside-route.tsx'
import { further } from './further.ts'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const availability = searched(
  '/availability',
  ['requests', 'shifts'],
  ['week', 'person', 'view', 'open'],
  'page_shifts',
  lazily(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
)

const creators = screen(
  '/creator',
  office,
  guarded(
    'page_creator',
    lazily(async () => (await further()).creators(), 'CreatorsScreen'),
  ),
)

const creatorGroups = screen(
  '/creator-groups',
  office,
  guarded(
    'page_shift_management',
    lazily(async () => (await further()).creatorGroups(), 'CreatorGroupsScreen'),
  ),
)

const agencyWeek = searched(
  '/schichtplan',
  ['shifts', 'office'],
  ['week', 'view', 'q', 'platform', 'tag', 'colour', 'only'],
  'page_shift_management',
  lazily(async () => (await further()).agencyWeek(), 'AgencyWeekScreen'),
)

const autoplan = searched(
  '/schichtplan/automatisch',
  office,
  ['week', 'at', 'group'],
  'shift_plan_auto',
  lazily(async () => (await further()).autoplan(), 'AutoplanScreen'),
)

const schichtplan = searched(
  '/schichtplan/$groupId',
  office,
  ['week', 'seat'],
  'page_shift_management',
  lazily(async () => (await further()).schichtplan(), 'SchichtplanScreen'),
)

const scheduleOverview = searched(
  '/schedule-overview',
  office,
  ['at', 'view', 'mode'],
  'page_shift_management',
  lazily(async () => (await further()).scheduleOverview(), 'ScheduleOverviewScreen'),
)

const market = searched(
  '/market',
  ['shifts', 'market'],
  ['view', 'group', 'seat', 'offer'],
  'page_shifts',
  lazily(async () => (await further()).market(), 'MarketScreen'),
)

const onDuty = screen(
  '/on-duty',
  ['attendance'],
  guarded(
    'page_on_duty',
    lazily(async () => (await further()).onDuty(), 'OnDutyScreen'),
  ),
)

const handovers = searched(
  '/handovers',
  ['attendance'],
  ['q', 'group', 'write'],
  'page_shifts',
  lazily(async () => (await further()).handovers(), 'HandoversScreen'),
)

const timesheet = searched(
  '/timesheet',
  ['attendance', 'scoreboard'],
  ['month'],
  'page_shifts',
  lazily(async () => (await further()).timesheet(), 'TimesheetScreen'),
)

const timesheets = searched(
  '/timesheets',
  ['attendance', 'scoreboard'],
  ['month', 'person'],
  'timesheets_edit',
  lazily(async () => (await further()).timesheets(), 'TimesheetsScreen'),
)

// one address for both: what others are paid, and what one is oneself
const pay = createRoute({
  getParentRoute: () => inside,
  path: '/pay',
  beforeLoad: texts('attendance', 'scoreboard'),
  validateSearch: only('month', 'person', 'view'),
  component: lazily(async () => (await further()).pay(), 'PayScreen'),
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
