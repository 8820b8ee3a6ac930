import { createRoute, createRouter } from '@tanstack/react-router'
import { guardScreen, inside, createRedirectRoute, createScreenRoute, texts } from './inside-route.tsx'
import { planningRoutes } from './planning-routes.tsx'
import { outsideRoutes } from './outside-routes.tsx'
import { root, type RouterContext, nonEmptyText } from './root-route.tsx'
import { PendingScreen } from './shell/away.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { loadOnceConnected } from '#platform/web/connection.ts'
import '#platform/web/pops.ts'
import { loadFurtherScreens } from './further.ts'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/dashboard',
  beforeLoad: texts('widgets'),
  // what the widgets show comes in one answer, asked for while their code is still on its way
  loader: async ({ context: { queries } }) =>
    (await loadOnceConnected(() => import('#features/home/dashboard/web/queries.ts'))).loadDashboard(queries),
  component: guardScreen(
    'page_dashboard',
    lazily(() => import('./screens/dashboard.tsx'), 'DashboardScreen'),
  ),
})

const team = createScreenRoute(
  '/team',
  [...office, 'newcomers', 'imports'],
  guardScreen(
    'page_team',
    lazily(async () => (await loadFurtherScreens()).team(), 'TeamScreen'),
  ),
)

const scoreboard = createRoute({
  getParentRoute: () => inside,
  path: '/scoreboard',
  beforeLoad: texts('scoreboard'),
  validateSearch: (search): { month?: string } => {
    const month = nonEmptyText(search['month'])
    return month !== undefined && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? { month } : {}
  },
  component: guardScreen(
    'page_scoreboard',
    lazily(async () => (await loadFurtherScreens()).scoreboard(), 'ScoreboardScreen'),
  ),
})

const balance = createRoute({
  getParentRoute: () => inside,
  path: '/balance',
  beforeLoad: texts('own', 'shifts'),
  // a number, which stands in the address without quotes; four weeks are what it shows unasked
  validateSearch: ({ weeks }): { weeks?: 12 } => (Number(weeks) === 12 ? { weeks: 12 } : {}),
  component: guardScreen(
    'reports_view',
    lazily(async () => (await loadFurtherScreens()).balance(), 'WorkloadBalanceScreen'),
  ),
})

const permissions = createScreenRoute(
  '/permissions',
  office,
  guardScreen(
    'page_permissions',
    lazily(async () => (await loadFurtherScreens()).permissions(), 'PermissionsScreen'),
  ),
)

const notifications = createScreenRoute(
  '/notifications',
  ['inbox'],
  guardScreen(
    'page_notifications',
    lazily(async () => (await loadFurtherScreens()).notifications(), 'NotificationsScreen'),
  ),
)

const todoManagement = createScreenRoute(
  '/todo-management',
  ['widgets'],
  guardScreen(
    'todo_assign_others',
    lazily(async () => (await loadFurtherScreens()).todoManagement(), 'TodoManagementScreen'),
  ),
)

const settingsLanguage = createScreenRoute(
  '/settings/language',
  ['own'],
  lazily(async () => (await loadFurtherScreens()).settingsLanguage(), 'SettingsLanguageScreen'),
)

const settingsAccount = createScreenRoute(
  '/settings/account',
  ['entry', 'own'],
  lazily(async () => (await loadFurtherScreens()).settingsAccount(), 'SettingsAccountScreen'),
)

const settingsTelegram = createScreenRoute(
  '/settings/telegram',
  ['inbox', 'own'],
  lazily(async () => (await loadFurtherScreens()).settingsTelegram(), 'SettingsTelegramScreen'),
)

const settingsNotifications = createScreenRoute(
  '/settings/notifications',
  ['app', 'inbox', 'own'],
  lazily(async () => (await loadFurtherScreens()).settingsNotifications(), 'SettingsNotificationsScreen'),
)

const profile = createScreenRoute(
  '/profile',
  ['own', 'shifts'],
  lazily(async () => (await loadFurtherScreens()).profile(), 'ProfileScreen'),
)

const organizationShifts = createScreenRoute(
  '/organization/settings/shifts',
  office,
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationShifts(), 'OrganizationShiftsScreen'),
  ),
)

const organizationPlatforms = createScreenRoute(
  '/organization/settings/platforms',
  office,
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationPlatforms(), 'OrganizationPlatformsScreen'),
  ),
)

const organizationPlanning = createScreenRoute(
  '/organization/settings/planning',
  office,
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationPlanning(), 'OrganizationPlanningScreen'),
  ),
)

const organizationOverview = createScreenRoute(
  '/organization',
  office,
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationOverview(), 'OrganizationOverviewScreen'),
  ),
)

const organizationGeneral = createScreenRoute(
  '/organization/settings/general',
  [...office, 'administration'],
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationGeneral(), 'OrganizationGeneralScreen'),
  ),
)

const organizationContacts = createScreenRoute(
  '/organization/settings/contacts',
  ['widgets', ...office, 'administration'],
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationContacts(), 'OrganizationContactsScreen'),
  ),
)

const organizationDiscord = createScreenRoute(
  '/organization/settings/discord',
  [...office, 'administration'],
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationDiscord(), 'OrganizationDiscordScreen'),
  ),
)

const organizationApi = createScreenRoute(
  '/organization/api',
  [...office, 'own', 'administration'],
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationApi(), 'OrganizationApiScreen'),
  ),
)

const organizationFeatures = createScreenRoute(
  '/organization/settings/features',
  [...office, 'administration'],
  guardScreen(
    'page_organization',
    lazily(async () => (await loadFurtherScreens()).organizationFeatures(), 'OrganizationFeaturesScreen'),
  ),
)

const audit = createScreenRoute(
  '/organization/audit',
  [...office, 'administration'],
  guardScreen(
    'audit_view',
    lazily(async () => (await loadFurtherScreens()).audit(), 'AuditScreen'),
  ),
)

const routeTree = root.addChildren([
  ...outsideRoutes,
  inside.addChildren([
    dashboard,
    ...planningRoutes,
    team,
    permissions,
    notifications,
    todoManagement,
    createRedirectRoute('/settings', '/settings/language'),
    settingsLanguage,
    settingsTelegram,
    settingsNotifications,
    settingsAccount,
    profile,
    createRedirectRoute('/organization/settings', '/organization/settings/general'),
    organizationShifts,
    organizationPlatforms,
    organizationPlanning,
    organizationOverview,
    organizationGeneral,
    organizationContacts,
    organizationDiscord,
    organizationFeatures,
    organizationApi,
    scoreboard,
    balance,
    audit,
  ]),
])

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
