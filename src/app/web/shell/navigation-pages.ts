import { Sparkles, User, type LucideIcon } from 'lucide-react'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import {
  entries,
  isOpenTo,
  type Label,
  type May,
  type NavigationLink,
  navigationFor,
  type Viewer,
} from './navigation.ts'

/** A page that the search finds. */
interface NavigationPage {
  readonly to: string
  readonly label: Label
  readonly icon: LucideIcon
  /** The entry of the sidebar that leads there, where it has another name. */
  readonly within?: Label
  readonly permission?: PermissionId
}

/** Pages without an entry of their own in the sidebar. */
const further: readonly NavigationPage[] = [
  { to: '/profile', label: 'profile', icon: User },
  { to: '/schichtplan/automatisch', label: 'autoplan', icon: Sparkles, permission: 'shift_plan_auto' },
]

/** Every page that this member may open. */
export function pagesFor(viewer: Viewer, may: May): NavigationPage[] {
  const isOpen = isOpenTo(viewer, may)
  const shown = new Set(navigationFor(viewer, may).map(({ id }) => id))
  const inSidebar = entries
    .filter(({ id }) => shown.has(id))
    .flatMap(({ label: within, icon, links }) =>
      links
        .flatMap<NavigationLink>(({ tabs, ...link }) => tabs ?? [link])
        .filter(isOpen)
        .map(({ to, label }) => ({ to, label, icon, ...(label === within ? {} : { within }) })),
    )
    .filter(({ to }, index, all) => all.findIndex(page => page.to === to) === index)
  return [...inSidebar, ...further.filter(({ permission }) => permission === undefined || may(permission))]
}
