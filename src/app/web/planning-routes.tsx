import { createRoute } from '@tanstack/react-router'
import { guarded, inside, only, screen, searched, texts } from './inside-route.tsx'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const availability = searched(
  '/availability',
  ['requests', 'shifts'],
  ['week', 'person', 'view'],
  'page_shifts',
  lazily(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
)

const creators = screen(
  '/creator',
  office,
  guarded(
    'page_creator',
    lazily(() => import('./screens/creators.tsx'), 'CreatorsScreen'),
  ),
)

const creatorGroups = screen(
  '/creator-groups',
  office,
  guarded(
    'page_shift_management',
    lazily(() => import('./screens/creator-groups.tsx'), 'CreatorGroupsScreen'),
  ),
)

const agencyWeek = searched(
  '/schichtplan',
  ['shifts', 'office'],
  ['week', 'view', 'q', 'platform', 'tag', 'colour', 'only'],
  'page_shift_management',
  lazily(() => import('./screens/agency-week.tsx'), 'AgencyWeekScreen'),
)

const autoplan = searched(
  '/schichtplan/automatisch',
  office,
  ['week', 'at', 'group'],
  'shift_plan_auto',
  lazily(() => import('./screens/autoplan.tsx'), 'AutoplanScreen'),
)

const schichtplan = searched(
  '/schichtplan/$groupId',
  office,
  ['week', 'seat'],
  'page_shift_management',
  lazily(() => import('./screens/schichtplan.tsx'), 'SchichtplanScreen'),
)

const scheduleOverview = searched(
  '/schedule-overview',
  office,
  ['at', 'view', 'mode'],
  'page_shift_management',
  lazily(() => import('./screens/schedule-overview.tsx'), 'ScheduleOverviewScreen'),
)

const market = searched(
  '/market',
  ['shifts', 'market'],
  ['view', 'group', 'seat', 'offer'],
  'page_shifts',
  lazily(() => import('./screens/market.tsx'), 'MarketScreen'),
)

const onDuty = screen(
  '/on-duty',
  ['attendance'],
  guarded(
    'page_on_duty',
    lazily(() => import('./screens/on-duty.tsx'), 'OnDutyScreen'),
  ),
)

const timesheet = searched(
  '/timesheet',
  ['attendance', 'scoreboard'],
  ['month'],
  'page_shifts',
  lazily(() => import('./screens/timesheet.tsx'), 'TimesheetScreen'),
)

const timesheets = searched(
  '/timesheets',
  ['attendance', 'scoreboard'],
  ['month', 'person'],
  'timesheets_edit',
  lazily(() => import('./screens/timesheets.tsx'), 'TimesheetsScreen'),
)

// one address for both: what others are paid, and what one is oneself
const pay = createRoute({
  getParentRoute: () => inside,
  path: '/pay',
  beforeLoad: texts('attendance', 'scoreboard'),
  validateSearch: only('month', 'person', 'view'),
  component: lazily(() => import('./screens/pay.tsx'), 'PayScreen'),
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
  timesheet,
  timesheets,
  pay,
] as const
