import { type AsyncRouteComponent, createRoute, type RouteComponent } from '@tanstack/react-router'
import { redirect } from '@tanstack/react-router'
import { loadSession } from '#features/access/sign-in/web/session.tsx'
import { takeSessionEndedParams, markSignedIn } from '#features/access/sign-in/web/signed-in.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { root, type RouterContext, nonEmptyText, type TextPart } from './root-route.tsx'
import { forgetDestination, rememberDestination } from './shell/destination.ts'
import { PermissionGuard } from './shell/guard.tsx'
import { lazily } from '#platform/web/lazily.ts'

/** Everything behind the sign-in. Where somebody wanted to go is remembered until they have signed in. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context: { queries, loadTexts }, location }) => {
    const session = await loadSession(queries)
    if (!session) {
      rememberDestination(location.href)
      throw redirect({ to: '/login', search: takeSessionEndedParams(location.href) })
    }
    markSignedIn()
    // whoever got in another way is not sent there by the next one to sign in
    forgetDestination()
    if (!session.member) throw redirect({ to: '/create-organization' })
    await loadTexts('inside')
  },
  component: lazily(() => import('./shell/protected-frame.tsx'), 'ProtectedFrame'),
})

/** What a screen says beside what everybody reads; loaded before it shows. */
export const texts =
  (...parts: TextPart[]) =>
  ({ context: { loadTexts } }: { context: RouterContext }): Promise<void> =>
    loadTexts(...parts)

/** The screen for whom it is permitted; the code of it is loaded while the way there is still being pointed at. */
export const guardScreen = (permission: PermissionId, Screen: AsyncRouteComponent<object>): RouteComponent => {
  const Guarded = () => (
    <PermissionGuard permission={permission}>
      <Screen />
    </PermissionGuard>
  )
  return Screen.preload ? Object.assign(Guarded, { preload: Screen.preload }) : Guarded
}

/** A screen at an address that says nothing but itself. */
export const createScreenRoute = <const Path extends string>(
  path: Path,
  parts: readonly TextPart[],
  component: RouteComponent,
) => createRoute({ getParentRoute: () => inside, path, beforeLoad: texts(...parts), component })

/** One for whom it is permitted, whose address says more, by these names. */
export const createSearchRoute = <const Path extends string, K extends string>(
  path: Path,
  parts: readonly TextPart[],
  names: readonly K[],
  permission: PermissionId,
  Screen: AsyncRouteComponent<object>,
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: texts(...parts),
    validateSearch: only(...names),
    component: guardScreen(permission, Screen),
  })

/** An address whose content lies at another. */
export const createRedirectRoute = <const Path extends string>(path: Path, to: string) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: () => {
      throw redirect({ to })
    },
  })

/** Of an address what goes by these names and says something. */
export const only =
  <K extends string>(...names: K[]) =>
  (search: Record<string, unknown>): { [name in K]?: string } =>
    names.reduce((known, name) => {
      const value = search[name]
      // `?week=47` is read as a number; it is not passed over, so that the screen can say what is wrong with it
      const said = nonEmptyText(typeof value === 'number' ? String(value) : value)
      return said === undefined ? known : Object.assign(known, { [name]: said })
    }, {})
