import type { QueryClient } from '@tanstack/react-query'
import { createRoute, redirect } from '@tanstack/react-router'
import { loadSession } from '#features/access/sign-in/web/session.tsx'
import { markSessionEnded } from '#features/access/sign-in/web/signed-in.ts'
import { loadOnboarding } from '#features/members/onboarding/web/queries.ts'
import { root, type RouterContext, nonEmptyText } from './root-route.tsx'
import { rememberDestination, takeDestination } from './shell/destination.ts'
import { loadFurtherScreens } from './further.ts'
import { lazily } from '#platform/web/lazily.ts'

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
  // from another host, which cannot leave a note in this one's storage
  validateSearch: (search): { to?: string; ended?: true } => {
    const to = nonEmptyText(search['to'])
    return { ...(to === undefined ? {} : { to }), ...(search['ended'] === true ? { ended: true } : {}) }
  },
  beforeLoad: async ({ context: { queries }, search: { to, ended } }) => {
    if (to !== undefined) rememberDestination(to)
    if (ended) {
      markSessionEnded()
      throw redirect({ to: '/login', replace: true })
    }
    const session = await loadSession(queries)
    if (session?.recoveryActive) throw redirect({ to: '/reset-password', search: { type: 'authenticated' } })
    if (session) throw redirect({ href: takeDestination() })
    await setUpFirst(queries)
  },
  component: lazily(() => import('./screens/login.tsx'), 'LoginScreen'),
})

/** Screens for people who are not signed in; others go to their dashboard. */
const outside = async ({ context: { queries, loadTexts } }: { context: RouterContext }): Promise<void> => {
  if (await loadSession(queries)) throw redirect({ to: '/dashboard' })
  await Promise.all([setUpFirst(queries), loadTexts('entry')])
}

const entry = ({ context: { loadTexts } }: { context: RouterContext }): Promise<void> => loadTexts('entry')

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: outside,
  component: lazily(async () => (await loadFurtherScreens()).register(), 'RegisterScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  beforeLoad: outside,
  component: lazily(async () => (await loadFurtherScreens()).forgotPassword(), 'ForgotPasswordScreen'),
})

const confirmationMail = createRoute({
  getParentRoute: () => root,
  path: '/confirmation-mail',
  beforeLoad: outside,
  component: lazily(async () => (await loadFurtherScreens()).confirmationMail(), 'ConfirmationMailScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: (search): { token?: string; type?: 'authenticated' } => {
    const token = nonEmptyText(search['token'])
    return {
      ...(token === undefined ? {} : { token }),
      ...(search['type'] === 'authenticated' ? { type: 'authenticated' } : {}),
    }
  },
  beforeLoad: async ({ context: { queries, loadTexts } }) => {
    await Promise.all([loadSession(queries), loadTexts('entry')])
  },
  component: lazily(async () => (await loadFurtherScreens()).resetPassword(), 'ResetPasswordScreen'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  validateSearch: (search): { token: string } => ({ token: nonEmptyText(search['token']) ?? '' }),
  beforeLoad: entry,
  component: lazily(async () => (await loadFurtherScreens()).verifyEmail(), 'VerifyEmailScreen'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: (search): { token: string } => ({ token: nonEmptyText(search['token']) ?? '' }),
  beforeLoad: entry,
  component: lazily(async () => (await loadFurtherScreens()).confirmEmail(), 'ConfirmEmailScreen'),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  beforeLoad: async ({ context: { queries, loadTexts } }) => {
    if (!(await loadOnboarding(queries)).needsSetup) throw redirect({ to: '/login' })
    await loadTexts('entry')
  },
  component: lazily(async () => (await loadFurtherScreens()).setUp(), 'SetUpScreen'),
})

const createOrganization = createRoute({
  getParentRoute: () => root,
  path: '/create-organization',
  beforeLoad: async ({ context: { queries, loadTexts } }) => {
    const session = await loadSession(queries)
    if (!session) throw redirect({ to: '/login' })
    if (session.member) throw redirect({ to: '/dashboard' })
    await loadTexts('entry', 'inside', 'office')
  },
  component: lazily(async () => (await loadFurtherScreens()).createOrganization(), 'CreateOrganizationScreen'),
})

/** An invitation's link, for everybody, signed in or not. */
const byInvitation = async ({ context: { queries, loadTexts } }: { context: RouterContext }): Promise<void> => {
  await Promise.all([loadSession(queries), loadTexts('entry', 'inside', 'office')])
}

const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$token',
  beforeLoad: byInvitation,
  component: lazily(async () => (await loadFurtherScreens()).join(), 'JoinScreen'),
})

const joinTeam = createRoute({
  getParentRoute: () => root,
  path: '/join-team/$token',
  beforeLoad: byInvitation,
  component: lazily(async () => (await loadFurtherScreens()).joinTeam(), 'JoinTeamScreen'),
})

const inviteRegister = createRoute({
  getParentRoute: () => root,
  path: '/invite-register/$token',
  beforeLoad: byInvitation,
  component: lazily(async () => (await loadFurtherScreens()).inviteRegister(), 'InviteRegisterScreen'),
})

/** For everybody, signed in or not. `at`: the address of the screen that somebody wants to read about. */
const handbook = createRoute({
  getParentRoute: () => root,
  path: '/handbook/{-$page}',
  validateSearch: (search): { at?: string } => {
    const at = nonEmptyText(search['at'])
    return at === undefined ? {} : { at }
  },
  component: lazily(async () => (await loadFurtherScreens()).handbook(), 'HandbookScreen'),
})

/** For everybody, as the handbook. */
const developerApi = createRoute({
  getParentRoute: () => root,
  path: '/developer/api',
  component: lazily(async () => (await loadFurtherScreens()).developerApi(), 'DeveloperApiScreen'),
})

const unknown = createRoute({
  getParentRoute: () => root,
  id: 'unknown',
  beforeLoad: async ({ context: { queries, loadTexts } }) => {
    if (await loadSession(queries)) await loadTexts('inside')
  },
  component: lazily(async () => (await loadFurtherScreens()).notFound(), 'NotFoundFrame'),
})

/** Every address that no other route has. */
const notFound = createRoute({
  getParentRoute: () => unknown,
  path: '/$',
  component: lazily(async () => (await loadFurtherScreens()).notFound(), 'NotFoundScreen'),
})

/** Every screen that does not ask for an organisation. */
export const outsideRoutes = [
  index,
  login,
  register,
  forgotPassword,
  confirmationMail,
  resetPassword,
  verifyEmail,
  confirmEmail,
  setUp,
  createOrganization,
  join,
  joinTeam,
  inviteRegister,
  handbook,
  developerApi,
  unknown.addChildren([notFound]),
] as const
