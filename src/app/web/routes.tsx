import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { loadSession } from '#features/accounts/web/session.tsx'
import type { PermissionId } from '#features/permissions/permissions.ts'
import { loadOnboarding } from '#features/onboarding/web/queries.ts'
import { rememberDestination, takeDestination } from './shell/destination.ts'
import { ErrorScreen, NotFoundScreen } from './shell/error-screen.tsx'
import { PermissionGuard } from './shell/guard.tsx'

interface RouterContext {
  readonly queries: QueryClient
  /** The sentences behind the sign-in; the others are there from the start. */
  readonly loadInsideTexts: () => Promise<void>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundScreen })

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context: { queries } }) => {
    const session = await loadSession(queries)
    if (session?.recoveryActive) throw redirect({ to: '/reset-password', search: { type: 'authenticated' } })
    throw redirect({ to: session ? '/dashboard' : '/login' })
  },
})

/** Nobody can sign in before somebody has set the installation up. */
async function setUpFirst(queries: QueryClient): Promise<void> {
  if ((await loadOnboarding(queries)).needsSetup) throw redirect({ to: '/set-up' })
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: async ({ context: { queries } }) => {
    const session = await loadSession(queries)
    if (session?.recoveryActive) throw redirect({ to: '/reset-password', search: { type: 'authenticated' } })
    if (session) throw redirect({ href: takeDestination() })
    await setUpFirst(queries)
  },
  component: lazyRouteComponent(() => import('./screens/login.tsx'), 'LoginScreen'),
})

/** Screens for people who are not signed in; others go to their dashboard. */
const outside = async ({ context: { queries } }: { context: RouterContext }): Promise<void> => {
  if (await loadSession(queries)) throw redirect({ to: '/dashboard' })
  await setUpFirst(queries)
}

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: outside,
  component: lazyRouteComponent(() => import('./screens/register.tsx'), 'RegisterScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  beforeLoad: outside,
  component: lazyRouteComponent(() => import('./screens/forgot-password.tsx'), 'ForgotPasswordScreen'),
})

const confirmationMail = createRoute({
  getParentRoute: () => root,
  path: '/confirmation-mail',
  beforeLoad: outside,
  component: lazyRouteComponent(() => import('./screens/confirmation-mail.tsx'), 'ConfirmationMailScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: (search): { token?: string; type?: 'authenticated' } => {
    const token = text(search['token'])
    return {
      ...(token === undefined ? {} : { token }),
      ...(search['type'] === 'authenticated' ? { type: 'authenticated' } : {}),
    }
  },
  component: lazyRouteComponent(() => import('./screens/reset-password.tsx'), 'ResetPasswordScreen'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  validateSearch: (search): { token: string } => ({ token: text(search['token']) ?? '' }),
  component: lazyRouteComponent(() => import('./screens/verify-email.tsx'), 'VerifyEmailScreen'),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  beforeLoad: async ({ context: { queries } }) => {
    if (!(await loadOnboarding(queries)).needsSetup) throw redirect({ to: '/login' })
  },
  component: lazyRouteComponent(() => import('./screens/set-up.tsx'), 'SetUpScreen'),
})

const createOrganization = createRoute({
  getParentRoute: () => root,
  path: '/create-organization',
  beforeLoad: async ({ context: { queries, loadInsideTexts } }) => {
    const session = await loadSession(queries)
    if (!session) throw redirect({ to: '/login' })
    if (session.member) throw redirect({ to: '/dashboard' })
    await loadInsideTexts()
  },
  component: lazyRouteComponent(() => import('./screens/create-organization.tsx'), 'CreateOrganizationScreen'),
})

/** An invitation's link, for everybody, signed in or not. */
const byInvitation = async ({ context: { queries, loadInsideTexts } }: { context: RouterContext }): Promise<void> => {
  await Promise.all([loadSession(queries), loadInsideTexts()])
}

const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$token',
  beforeLoad: byInvitation,
  component: lazyRouteComponent(() => import('./screens/join.tsx'), 'JoinScreen'),
})

const inviteRegister = createRoute({
  getParentRoute: () => root,
  path: '/invite-register/$token',
  beforeLoad: byInvitation,
  component: lazyRouteComponent(() => import('./screens/invite-register.tsx'), 'InviteRegisterScreen'),
})

/** Everything behind the sign-in. Where somebody wanted to go is remembered until they have signed in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context: { queries, loadInsideTexts }, location }) => {
    const session = await loadSession(queries)
    if (!session) {
      rememberDestination(location.href)
      throw redirect({ to: '/login' })
    }
    if (!session.member) throw redirect({ to: '/create-organization' })
    await loadInsideTexts()
  },
  component: lazyRouteComponent(() => import('./shell/protected-frame.tsx'), 'ProtectedFrame'),
})

const guarded = (permission: PermissionId) => () => (
  <PermissionGuard permission={permission}>
    <Outlet />
  </PermissionGuard>
)

const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/dashboard',
  component: guarded('page_dashboard'),
})
const dashboardIndex = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/dashboard.tsx'), 'DashboardScreen'),
})

const availability = createRoute({
  getParentRoute: () => inside,
  path: '/availability',
  component: guarded('page_shifts'),
})
const availabilityIndex = createRoute({
  getParentRoute: () => availability,
  path: '/',
  validateSearch: (search): { week?: string; person?: string; view?: 'team' } => {
    const [week, person] = [text(search['week']), text(search['person'])]
    return {
      ...(week === undefined ? {} : { week }),
      ...(person === undefined ? {} : { person }),
      ...(search['view'] === 'team' ? { view: 'team' } : {}),
    }
  },
  component: lazyRouteComponent(() => import('./screens/availability.tsx'), 'AvailabilityScreen'),
})

const creators = createRoute({ getParentRoute: () => inside, path: '/creator', component: guarded('page_creator') })
const creatorsIndex = createRoute({
  getParentRoute: () => creators,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/creators.tsx'), 'CreatorsScreen'),
})

const team = createRoute({ getParentRoute: () => inside, path: '/team', component: guarded('page_team') })
const teamIndex = createRoute({
  getParentRoute: () => team,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/team.tsx'), 'TeamScreen'),
})

const creatorGroups = createRoute({
  getParentRoute: () => inside,
  path: '/creator-groups',
  component: guarded('page_shift_management'),
})
const creatorGroupsIndex = createRoute({
  getParentRoute: () => creatorGroups,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/creator-groups.tsx'), 'CreatorGroupsScreen'),
})

const schichtplan = createRoute({
  getParentRoute: () => inside,
  path: '/schichtplan/$groupId',
  component: guarded('page_shift_management'),
})
const schichtplanIndex = createRoute({
  getParentRoute: () => schichtplan,
  path: '/',
  validateSearch: (search): { week?: string } => {
    const week = text(search['week'])
    return week === undefined ? {} : { week }
  },
  component: lazyRouteComponent(() => import('./screens/schichtplan.tsx'), 'SchichtplanScreen'),
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
  component: lazyRouteComponent(() => import('./screens/settings-language.tsx'), 'SettingsLanguageScreen'),
})

const organizationShifts = createRoute({
  getParentRoute: () => inside,
  path: '/organization/settings/shifts',
  component: guarded('page_organization'),
})
const organizationShiftsIndex = createRoute({
  getParentRoute: () => organizationShifts,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/organization-shifts.tsx'), 'OrganizationShiftsScreen'),
})

const routeTree = root.addChildren([
  index,
  login,
  register,
  forgotPassword,
  confirmationMail,
  resetPassword,
  verifyEmail,
  setUp,
  createOrganization,
  join,
  inviteRegister,
  inside.addChildren([
    dashboard.addChildren([dashboardIndex]),
    availability.addChildren([availabilityIndex]),
    creators.addChildren([creatorsIndex]),
    team.addChildren([teamIndex]),
    creatorGroups.addChildren([creatorGroupsIndex]),
    schichtplan.addChildren([schichtplanIndex]),
    settings,
    settingsLanguage,
    organizationShifts.addChildren([organizationShiftsIndex]),
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
