import { createRoute, createRouter } from '@tanstack/react-router'
import { guarded, inside, moved, screen, texts } from './inside-route.tsx'
import { planningRoutes } from './planning-routes.tsx'
import { outsideRoutes } from './outside-routes.tsx'
import { root, type RouterContext, text } from './root-route.tsx'
import { Pending } from './shell/away.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { arrive } from '#platform/web/connection.ts'
import { further } from './further.ts'
import { lazily } from '#platform/web/lazily.ts'

const office = ['shifts', 'office'] as const

const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/dashboard',
  beforeLoad: texts('widgets'),
  // what the widgets show comes in one answer, asked for while their code is still on its way
  loader: async ({ context: { queries } }) =>
    (await arrive(() => import('#features/home/dashboard/web/queries.ts'))).loadDashboard(queries),
  component: guarded(
    'page_dashboard',
    lazily(() => import('./screens/dashboard.tsx'), 'DashboardScreen'),
  ),
})

const team = screen(
  '/team',
  [...office, 'newcomers', 'imports'],
  guarded(
    'page_team',
    lazily(async () => (await further()).team(), 'TeamScreen'),
  ),
)

const scoreboard = createRoute({
  getParentRoute: () => inside,
  path: '/scoreboard',
  beforeLoad: texts('scoreboard'),
  validateSearch: (search): { month?: string } => {
    const month = text(search['month'])
    return month !== undefined && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? { month } : {}
  },
  component: guarded(
    'page_scoreboard',
    lazily(async () => (await further()).scoreboard(), 'ScoreboardScreen'),
  ),
})

const balance = createRoute({
  getParentRoute: () => inside,
  path: '/balance',
  beforeLoad: texts('own', 'shifts'),
  // a number, which stands in the address without quotes; four weeks are what it shows unasked
  validateSearch: ({ weeks }): { weeks?: 12 } => (Number(weeks) === 12 ? { weeks: 12 } : {}),
  component: guarded(
    'reports_view',
    lazily(async () => (await further()).balance(), 'BalanceScreen'),
  ),
})

const permissions = screen(
  '/permissions',
  office,
  guarded(
    'page_permissions',
    lazily(async () => (await further()).permissions(), 'PermissionsScreen'),
  ),
)

const notifications = screen(
  '/notifications',
  ['inbox'],
  guarded(
    'page_notifications',
    lazily(async () => (await further()).notifications(), 'NotificationsScreen'),
  ),
)

const todoManagement = screen(
  '/todo-management',
  ['widgets'],
  guarded(
    'todo_assign_others',
    lazily(async () => (await further()).todoManagement(), 'TodoManagementScreen'),
  ),
)

const settingsLanguage = screen(
  '/settings/language',
  ['own'],
  lazily(async () => (await further()).settingsLanguage(), 'SettingsLanguageScreen'),
)

const settingsAccount = screen(
  '/settings/account',
  ['entry', 'own'],
  lazily(async () => (await further()).settingsAccount(), 'SettingsAccountScreen'),
)

const settingsTelegram = screen(
  '/settings/telegram',
  ['inbox', 'own'],
  lazily(async () => (await further()).settingsTelegram(), 'SettingsTelegramScreen'),
)

const settingsNotifications = screen(
  '/settings/notifications',
  ['app', 'inbox', 'own'],
  lazily(async () => (await further()).settingsNotifications(), 'SettingsNotificationsScreen'),
)

const profile = screen(
  '/profile',
  ['own', 'shifts'],
  lazily(async () => (await further()).profile(), 'ProfileScreen'),
)

const organizationShifts = screen(
  '/organization/settings/shifts',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationShifts(), 'OrganizationShiftsScreen'),
  ),
)

const organizationPlatforms = screen(
  '/organization/settings/platforms',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationPlatforms(), 'OrganizationPlatformsScreen'),
  ),
)

const organizationPlanning = screen(
  '/organization/settings/planning',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationPlanning(), 'OrganizationPlanningScreen'),
  ),
)

const organizationOverview = screen(
  '/organization',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationOverview(), 'OrganizationOverviewScreen'),
  ),
)

const organizationGeneral = screen(
  '/organization/settings/general',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationGeneral(), 'OrganizationGeneralScreen'),
  ),
)

const organizationContacts = screen(
  '/organization/settings/contacts',
  ['widgets', ...office],
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationContacts(), 'OrganizationContactsScreen'),
  ),
)

const organizationDiscord = screen(
  '/organization/settings/discord',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationDiscord(), 'OrganizationDiscordScreen'),
  ),
)

const organizationApi = screen(
  '/organization/api',
  [...office, 'own'],
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationApi(), 'OrganizationApiScreen'),
  ),
)

const organizationFeatures = screen(
  '/organization/settings/features',
  office,
  guarded(
    'page_organization',
    lazily(async () => (await further()).organizationFeatures(), 'OrganizationFeaturesScreen'),
  ),
)

const audit = screen(
  '/organization/audit',
  office,
  guarded(
    'audit_view',
    lazily(async () => (await further()).audit(), 'AuditScreen'),
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
    moved('/settings', '/settings/language'),
    settingsLanguage,
    settingsTelegram,
    settingsNotifications,
    settingsAccount,
    profile,
    moved('/organization/settings', '/organization/settings/general'),
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
    defaultPendingComponent: Pending,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
