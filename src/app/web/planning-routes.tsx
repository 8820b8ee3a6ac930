import { createRoute } from '@tanstack/react-router'
import { guarded, inside, only, screen, texts } from './inside-route.tsx'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const availability = createRoute({
  getParentRoute: () => inside,
  path: '/availability',
  beforeLoad: texts('requests', 'shifts'),
  validateSearch: only('week', 'person', 'view'),
  component: guarded(
    'page_shifts',
    lazily(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
  ),
})

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

const agencyWeek = createRoute({
  getParentRoute: () => inside,
  path: '/schichtplan',
  beforeLoad: texts('shifts', 'office'),
  validateSearch: only('week', 'view', 'q', 'platform', 'tag', 'colour', 'only'),
  component: guarded(
    'page_shift_management',
    lazily(() => import('./screens/agency-week.tsx'), 'AgencyWeekScreen'),
  ),
})

const autoplan = createRoute({
  getParentRoute: () => inside,
  path: '/schichtplan/automatisch',
  beforeLoad: texts(...office),
  validateSearch: only('week', 'at', 'group'),
  component: guarded(
    'shift_plan_auto',
    lazily(() => import('./screens/autoplan.tsx'), 'AutoplanScreen'),
  ),
})

const schichtplan = createRoute({
  getParentRoute: () => inside,
  path: '/schichtplan/$groupId',
  beforeLoad: texts(...office),
  validateSearch: only('week', 'seat'),
  component: guarded(
    'page_shift_management',
    lazily(() => import('./screens/schichtplan.tsx'), 'SchichtplanScreen'),
  ),
})

const scheduleOverview = createRoute({
  getParentRoute: () => inside,
  path: '/schedule-overview',
  beforeLoad: texts(...office),
  validateSearch: only('at', 'view', 'mode'),
  component: guarded(
    'page_shift_management',
    lazily(() => import('./screens/schedule-overview.tsx'), 'ScheduleOverviewScreen'),
  ),
})

const market = createRoute({
  getParentRoute: () => inside,
  path: '/market',
  beforeLoad: texts('shifts', 'market'),
  validateSearch: only('view', 'group', 'seat', 'offer'),
  component: guarded(
    'page_shifts',
    lazily(() => import('./screens/market.tsx'), 'MarketScreen'),
  ),
})

const onDuty = screen(
  '/on-duty',
  ['attendance'],
  guarded(
    'page_on_duty',
    lazily(() => import('./screens/on-duty.tsx'), 'OnDutyScreen'),
  ),
)

const timesheet = createRoute({
  getParentRoute: () => inside,
  path: '/timesheet',
  beforeLoad: texts('attendance', 'scoreboard'),
  validateSearch: only('month'),
  component: guarded(
    'page_shifts',
    lazily(() => import('./screens/timesheet.tsx'), 'TimesheetScreen'),
  ),
})

const timesheets = createRoute({
  getParentRoute: () => inside,
  path: '/timesheets',
  beforeLoad: texts('attendance', 'scoreboard'),
  validateSearch: only('month', 'person'),
  component: guarded(
    'timesheets_edit',
    lazily(() => import('./screens/timesheets.tsx'), 'TimesheetsScreen'),
  ),
})

/** Who works when, on whose behalf. */
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
] as const
