import {
  type AsyncRouteComponent,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { loadSession } from '#features/accounts/web/session.tsx'
import type { PermissionId } from '#features/permissions/permissions.ts'
import { outsideRoutes } from './outside-routes.tsx'
import { root, type RouterContext, text, type TextPart } from './root-route.tsx'
import { rememberDestination } from './shell/destination.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { PermissionGuard } from './shell/guard.tsx'

/** Of an address what goes by these names and says something. */
const only =
  <K extends string>(...names: K[]) =>
  (search: Record<string, unknown>): { [name in K]?: string } =>
    names.reduce((known, name) => Object.assign(known, text(search[name]) && { [name]: search[name] }), {})

/** Everything behind the sign-in. Where somebody wanted to go is remembered until they have signed in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context: { queries, loadTexts }, location }) => {
    const session = await loadSession(queries)
    if (!session) {
      rememberDestination(location.href)
      throw redirect({ to: '/login' })
    }
    if (!session.member) throw redirect({ to: '/create-organization' })
    await loadTexts('inside')
  },
  component: lazyRouteComponent(() => import('./shell/protected-frame.tsx'), 'ProtectedFrame'),
})

/** The screen for whom it is permitted; the code of it is loaded while the way there is still being pointed at. */
const guarded = (permission: PermissionId, Screen: AsyncRouteComponent<object>): RouteComponent => {
  const Guarded = () => (
    <PermissionGuard permission={permission}>
      <Screen />
    </PermissionGuard>
  )
  return Object.assign(Guarded, Screen.preload && { preload: Screen.preload })
}

const speaking =
  (part: TextPart) =>
  ({ context }: { context: RouterContext }): Promise<void> =>
    context.loadTexts(part)
const office = speaking('office')
const own = speaking('own')

const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/dashboard',
  component: guarded(
    'page_dashboard',
    lazyRouteComponent(() => import('./screens/dashboard.tsx'), 'DashboardScreen'),
  ),
})

const availability = createRoute({
  getParentRoute: () => inside,
  path: '/availability',
  validateSearch: only('week', 'person', 'view'),
  component: guarded(
    'page_shifts',
    lazyRouteComponent(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
  ),
})

const creators = createRoute({
  getParentRoute: () => inside,
  path: '/creator',
  beforeLoad: office,
  component: guarded(
    'page_creator',
    lazyRouteComponent(() => import('./screens/creators.tsx'), 'CreatorsScreen'),
  ),
})

const team = createRoute({
  getParentRoute: () => inside,
  path: '/team',
  beforeLoad: office,
  component: guarded(
    'page_team',
    lazyRouteComponent(() => import('./screens/team.tsx'), 'TeamScreen'),
  ),
})

const permissions = createRoute({
  getParentRoute: () => inside,
  path: '/permissions',
  component: guarded(
    'page_permissions',
    lazyRouteComponent(() => import('./screens/permissions.tsx'), 'PermissionsScreen'),
  ),
})

const creatorGroups = createRoute({
  getParentRoute: () => inside,
  path: '/creator-groups',
  beforeLoad: office,
  component: guarded(
    'page_shift_management',
    lazyRouteComponent(() => import('./screens/creator-groups.tsx'), 'CreatorGroupsScreen'),
  ),
})

const schichtplan = createRoute({
  getParentRoute: () => inside,
  path: '/schichtplan/$groupId',
  beforeLoad: office,
  validateSearch: only('week'),
  component: guarded(
    'page_shift_management',
    lazyRouteComponent(() => import('./screens/schichtplan.tsx'), 'SchichtplanScreen'),
  ),
})

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/language' })
  },
})
const settingsLanguage = createRoute({
  getParentRoute: () => inside,
  path: '/settings/language',
  beforeLoad: own,
  component: lazyRouteComponent(() => import('./screens/settings-language.tsx'), 'SettingsLanguageScreen'),
})

const settingsAccount = createRoute({
  getParentRoute: () => inside,
  path: '/settings/account',
  beforeLoad: own,
  component: lazyRouteComponent(() => import('./screens/settings-account.tsx'), 'SettingsAccountScreen'),
})

const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  beforeLoad: own,
  component: lazyRouteComponent(() => import('./screens/profile.tsx'), 'ProfileScreen'),
})

const organizationShifts = createRoute({
  getParentRoute: () => inside,
  path: '/organization/settings/shifts',
  component: guarded(
    'page_organization',
    lazyRouteComponent(() => import('./screens/organization-shifts.tsx'), 'OrganizationShiftsScreen'),
  ),
})

const organizationPlatforms = createRoute({
  getParentRoute: () => inside,
  path: '/organization/settings/platforms',
  beforeLoad: office,
  component: guarded(
    'page_organization',
    lazyRouteComponent(() => import('./screens/organization-platforms.tsx'), 'OrganizationPlatformsScreen'),
  ),
})

const organizationPlanning = createRoute({
  getParentRoute: () => inside,
  path: '/organization/settings/planning',
  beforeLoad: office,
  component: guarded(
    'page_organization',
    lazyRouteComponent(() => import('./screens/organization-planning.tsx'), 'OrganizationPlanningScreen'),
  ),
})

const scheduleOverview = createRoute({
  getParentRoute: () => inside,
  path: '/schedule-overview',
  beforeLoad: office,
  validateSearch: only('at', 'view', 'mode'),
  component: guarded(
    'page_shift_management',
    lazyRouteComponent(() => import('./screens/schedule-overview.tsx'), 'ScheduleOverviewScreen'),
  ),
})

const organizationSettings = createRoute({
  getParentRoute: () => inside,
  path: '/organization/settings',
  beforeLoad: () => {
    throw redirect({ to: '/organization/settings/platforms' })
  },
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/organization/audit',
  beforeLoad: office,
  component: guarded(
    'audit_view',
    lazyRouteComponent(() => import('./screens/audit.tsx'), 'AuditScreen'),
  ),
})

const routeTree = root.addChildren([
  ...outsideRoutes,
  inside.addChildren([
    dashboard,
    availability,
    creators,
    team,
    permissions,
    creatorGroups,
    schichtplan,
    settings,
    settingsLanguage,
    settingsAccount,
    profile,
    organizationShifts,
    organizationPlatforms,
    organizationPlanning,
    organizationSettings,
    scheduleOverview,
    audit,
  ]),
])

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
