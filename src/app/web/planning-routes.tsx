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

/** Who works when, on whose behalf. */
export const planningRoutes = [
  availability,
  creators,
  creatorGroups,
  agencyWeek,
  schichtplan,
  scheduleOverview,
] as const
