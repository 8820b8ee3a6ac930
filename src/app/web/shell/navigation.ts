import {
  ArrowLeftRight,
  Bell,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarRange,
  LayoutDashboard,
  type LucideIcon,
  NotebookText,
  Settings,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react'
import type { Catalogue } from '#kit/catalogue.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { CurrentMember } from '#features/access/sign-in/web/session.tsx'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Of the sentences those that say where one goes. */
type Label = { [K in keyof Nav]: Nav[K] extends string ? K : never }[keyof Nav]
type Nav = Catalogue['nav']

interface NavigationLink {
  readonly to: string
  readonly label: Label
  /** Where what it leads to goes on. */
  readonly also?: string
  readonly permission?: PermissionId
  /** Of this role alone, whatever others may. */
  readonly role?: Role
}

export interface NavigationItem {
  readonly id: string
  readonly label: Label
  readonly icon: LucideIcon
  readonly links: readonly [NavigationLink, ...NavigationLink[]]
  /** Shown as a dropdown of its links instead of as a link itself. */
  readonly isDropdown: boolean
}

const single = (label: Label, icon: LucideIcon, to: string, permission: PermissionId): NavigationItem => ({
  id: label,
  label,
  icon,
  links: [{ to, label, permission }],
  isDropdown: false,
})

/** The sidebar: every screen that has an entry of its own. */
const navigation: readonly NavigationItem[] = [
  single('dashboard', LayoutDashboard, '/dashboard', 'page_dashboard'),
  single('shifts', CalendarCheck, '/availability', 'page_shifts'),
  single('onDuty', CalendarClock, '/on-duty', 'page_on_duty'),
  single('handovers', NotebookText, '/handovers', 'page_shifts'),
  single('market', ArrowLeftRight, '/market', 'page_shifts'),
  {
    id: 'planning',
    label: 'planning',
    icon: CalendarRange,
    isDropdown: true,
    links: [
      { to: '/creator', label: 'creators', permission: 'page_creator' },
      { to: '/creator-groups', label: 'groups', permission: 'page_shift_management' },
      { to: '/schichtplan', label: 'weekPlan', permission: 'page_shift_management' },
      { to: '/schedule-overview', label: 'scheduleOverview', permission: 'page_shift_management' },
      { to: '/balance', label: 'balance', permission: 'reports_view' },
      { to: '/timesheets', label: 'timesheets', permission: 'timesheets_edit' },
      { to: '/pay', label: 'pay', permission: 'pay_view' },
    ],
  },
  single('team', Users, '/team', 'page_team'),
  single('scoreboard', Trophy, '/scoreboard', 'page_scoreboard'),
  single('notifications', Bell, '/notifications', 'page_notifications'),
  single('permissions', ShieldCheck, '/permissions', 'page_permissions'),
  {
    id: 'settings',
    label: 'settings',
    icon: Settings,
    isDropdown: true,
    links: [
      { to: '/settings/language', label: 'language' },
      { to: '/settings/telegram', label: 'telegram' },
      { to: '/settings/notifications', label: 'notifications' },
      { to: '/settings/account', label: 'account' },
    ],
  },
  {
    id: 'organization',
    label: 'organization',
    icon: Building2,
    isDropdown: true,
    links: [
      { to: '/organization', label: 'organizationOverview', permission: 'page_organization' },
      { to: '/organization/settings/general', label: 'organizationGeneral', permission: 'page_organization' },
      { to: '/organization/settings/platforms', label: 'organizationPlatforms', permission: 'page_organization' },
      { to: '/organization/settings/shifts', label: 'organizationShifts', permission: 'page_organization' },
      { to: '/organization/settings/planning', label: 'organizationPlanning', permission: 'page_organization' },
      {
        to: '/organization/settings/contacts',
        label: 'organizationContacts',
        permission: 'page_organization',
        role: 'owner',
      },
      { to: '/organization/settings/discord', label: 'organizationDiscord', permission: 'page_organization' },
      { to: '/organization/settings/features', label: 'organizationFeatures', permission: 'page_organization' },
      { to: '/organization/api', label: 'organizationApi', permission: 'page_organization' },
      { to: '/organization/audit', label: 'audit', permission: 'audit_view' },
    ],
  },
]

/** Whether an address is one that this item's links lead to. */
export const isPathOfNavigationItem = ({ links }: NavigationItem, path: string): boolean =>
  links.some(({ to, also }) => [to, also].some(place => path === place || path.startsWith(`${place}/`)))

/** What there is only where people check in. */
const ofAttendance = /duty|handover|sheet|pay/

/**
 * What is left of the navigation for somebody who may this much; dropdowns without a link are gone, and what the
 * organisation has switched off.
 */
export function navigationFor(
  { role, organization }: Pick<CurrentMember, 'role' | 'organization'>,
  may: (permission: PermissionId) => boolean,
): NavigationItem[] {
  return navigation.flatMap(item => {
    if (item.id === 'scoreboard' && !organization.scoreboardEnabled) return []
    const [first, ...rest] = item.links.filter(
      link =>
        (organization.attendanceEnabled || !ofAttendance.test(link.to)) &&
        (link.permission === undefined || may(link.permission)) &&
        (link.role ?? role) === role,
    )
    return first ? [{ ...item, links: [first, ...rest] }] : []
  })
}
