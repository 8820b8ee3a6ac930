import {
  ArrowLeftRight,
  Bell,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarRange,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react'
import type { Catalogue } from '#kit/catalogue.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { CurrentMember } from '#features/access/sign-in/web/session.tsx'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { toDecide } from '#features/planning/market/policy.ts'

/** The names of pages among the texts of the navigation. */
export type Label = { [K in keyof Nav]: Nav[K] extends string ? K : never }[keyof Nav]
type Nav = Catalogue['nav']

export interface NavigationLink {
  readonly to: string
  readonly label: Label
  readonly permission?: PermissionId
  /** Only this role goes there, whatever others may. */
  readonly role?: Role
  /** Only where people check in. */
  readonly isOfAttendance?: true
}

type TabSet = readonly NavigationLink[]

interface Destination extends NavigationLink {
  /** Leads to the first of these that the member may open; if that is the only one, it has the tab's name. */
  readonly tabs?: TabSet
}

const organizationPage = { permission: 'page_organization' } as const
const attendance = { isOfAttendance: true } as const

/** Screens that are tabs of one page. */
const tabSets = {
  shifts: [
    { to: '/availability', label: 'availability', permission: 'page_shifts' },
    { to: '/my-shifts', label: 'myShifts', permission: 'page_shifts' },
    { to: '/market', label: 'market', permission: 'page_shifts' },
    { to: '/timesheet', label: 'myHours', permission: 'page_shifts', ...attendance },
    { to: '/my-pay', label: 'myPay', permission: 'page_shifts', ...attendance },
  ],
  onDuty: [
    { to: '/on-duty', label: 'onDuty', permission: 'page_on_duty', ...attendance },
    { to: '/handovers', label: 'handovers', permission: 'page_shifts', ...attendance },
  ],
  hoursAndPay: [
    { to: '/timesheets', label: 'timesheets', permission: 'timesheets_edit', ...attendance },
    { to: '/pay', label: 'pay', permission: 'pay_view', ...attendance },
    { to: '/balance', label: 'balance', permission: 'reports_view' },
  ],
  settings: [
    { to: '/settings/language', label: 'language' },
    { to: '/settings/telegram', label: 'telegram' },
    { to: '/settings/notifications', label: 'notifications' },
    { to: '/settings/account', label: 'account' },
  ],
  organization: [
    { to: '/organization', label: 'organizationOverview', ...organizationPage },
    { to: '/organization/settings/general', label: 'organizationGeneral', ...organizationPage },
    { to: '/organization/settings/platforms', label: 'organizationPlatforms', ...organizationPage },
    { to: '/organization/settings/shifts', label: 'organizationShifts', ...organizationPage },
    { to: '/organization/settings/planning', label: 'organizationPlanning', ...organizationPage },
    { to: '/organization/settings/contacts', label: 'organizationContacts', role: 'owner', ...organizationPage },
    { to: '/organization/settings/discord', label: 'organizationDiscord', ...organizationPage },
    { to: '/organization/settings/features', label: 'organizationFeatures', ...organizationPage },
    { to: '/organization/api', label: 'organizationApi', ...organizationPage },
    { to: '/organization/audit', label: 'audit', permission: 'audit_view' },
  ],
} as const satisfies Record<string, TabSet>

export interface Entry {
  readonly id: string
  readonly label: Label
  readonly icon: LucideIcon
  readonly links: readonly Destination[]
  /** Shown as a dropdown of its links instead of as a link itself. */
  readonly isDropdown?: true
}

const single = (label: Label, icon: LucideIcon, to: string, permission: PermissionId): Entry => ({
  id: label,
  label,
  icon,
  links: [{ to, label, permission }],
})

const tabbed = (label: 'shifts' | 'onDuty', icon: LucideIcon): Entry => ({
  id: label,
  label,
  icon,
  links: [{ to: tabSets[label][0].to, label, tabs: tabSets[label] }],
})

/** Tabs without a line of their own in the sidebar. */
const onlyTabs: ReadonlySet<string> = new Set(['organizationPlanning', 'organizationApi', 'audit'])

/** The sidebar. */
export const entries: readonly Entry[] = [
  single('dashboard', LayoutDashboard, '/dashboard', 'page_dashboard'),
  tabbed('shifts', CalendarCheck),
  tabbed('onDuty', CalendarClock),
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
      { to: '/exchange', label: 'market', permission: toDecide },
      { to: '/timesheets', label: 'hoursAndPay', tabs: tabSets.hoursAndPay },
    ],
  },
  single('team', Users, '/team', 'page_team'),
  single('scoreboard', Trophy, '/scoreboard', 'page_scoreboard'),
  single('notifications', Bell, '/notifications', 'page_notifications'),
  single('permissions', ShieldCheck, '/permissions', 'page_permissions'),
  { id: 'settings', label: 'settings', icon: Settings, isDropdown: true, links: tabSets.settings },
  {
    id: 'organization',
    label: 'organization',
    icon: Building2,
    isDropdown: true,
    links: [
      { to: '/organization', label: 'organizationOverview', tabs: tabSets.organization },
      ...tabSets.organization.slice(1).filter(({ label }) => !onlyTabs.has(label)),
    ],
  },
]

export interface NavigationTarget {
  readonly to: string
  readonly label: Label
  /** Addresses at which this is where one is. */
  readonly places: readonly string[]
}

/** A line of the sidebar for a member who may open it. */
export interface NavigationItem {
  readonly id: string
  readonly label: Label
  readonly icon: LucideIcon
  readonly links: readonly [NavigationTarget, ...NavigationTarget[]]
  readonly isDropdown: boolean
}

export type Viewer = Pick<CurrentMember, 'role' | 'organization'>
export type May = (permission: PermissionId) => boolean

export const isOpenTo =
  ({ role, organization }: Viewer, may: May) =>
  (link: NavigationLink): boolean =>
    (organization.attendanceEnabled || !link.isOfAttendance) &&
    (link.permission === undefined || may(link.permission)) &&
    (link.role ?? role) === role

function targetOf({ tabs, ...link }: Destination, isOpen: (link: NavigationLink) => boolean): NavigationTarget[] {
  const open = (tabs ?? [link]).filter(isOpen)
  const [first] = open
  if (!first) return []
  return [{ to: first.to, label: open.length === 1 ? first.label : link.label, places: open.map(({ to }) => to) }]
}

/** The navigation without what this person may not open and what the organisation has switched off. */
export function navigationFor(viewer: Viewer, may: May): NavigationItem[] {
  const isOpen = isOpenTo(viewer, may)
  return entries.flatMap(({ isDropdown = false, ...entry }) => {
    if (entry.id === 'scoreboard' && !viewer.organization.scoreboardEnabled) return []
    const [first, ...rest] = entry.links.flatMap(link => targetOf(link, isOpen))
    if (!first) return []
    return [{ ...entry, label: isDropdown ? entry.label : first.label, links: [first, ...rest], isDropdown }]
  })
}

/** The pages in the bar of a phone, beside the menu: at most four, those that are opened most. */
export function barFor(viewer: Viewer, may: May): NavigationItem[] {
  const isOpen = isOpenTo(viewer, may)
  const item = (icon: LucideIcon, label: Label, places: readonly NavigationLink[]): NavigationItem[] => {
    const open = places.filter(isOpen)
    const [first] = open
    if (!first) return []
    return [
      { id: label, label, icon, links: [{ to: first.to, label, places: open.map(({ to }) => to) }], isDropdown: false },
    ]
  }
  const dashboard = item(LayoutDashboard, 'dashboard', [
    { to: '/dashboard', label: 'dashboard', permission: 'page_dashboard' },
  ])
  const inbox = item(Bell, 'inbox', [
    { to: '/notifications', label: 'notifications', permission: 'page_notifications' },
  ])
  const shifts = item(CalendarCheck, 'shifts', tabSets.shifts)
  const plan = item(CalendarRange, 'weekPlan', [
    { to: '/schichtplan', label: 'weekPlan', permission: 'page_shift_management' },
  ])
  const onDuty = item(CalendarClock, 'onDutyShort', tabSets.onDuty)
  const market = item(ArrowLeftRight, 'marketShort', [tabSets.shifts[2]])
  const [second, third] = plan.length > 0 ? [plan, onDuty.length > 0 ? onDuty : shifts] : [shifts, market]
  return [...dashboard, ...second, ...third, ...inbox]
}

const isAt = (place: string, path: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether an address is one that this item's links lead to. */
export const isPathOfNavigationItem = ({ links }: NavigationItem, path: string): boolean =>
  links.some(({ places }) => places.some(place => isAt(place, path)))

/** The link of a dropdown for an address: its own before one that only has a tab there. */
export function currentLinkOf({ links }: NavigationItem, path: string): NavigationTarget | undefined {
  const fitting = links.filter(({ places }) => places.some(place => isAt(place, path)))
  const closeness = ({ to }: NavigationTarget) => (isAt(to, path) ? to.length : 0)
  return fitting.toSorted((a, b) => closeness(b) - closeness(a))[0]
}

interface Tabs {
  readonly label: Label
  readonly links: readonly NavigationLink[]
}

/** The tab at an address: the longest that it begins with. */
export const currentTabOf = (links: readonly NavigationLink[], path: string): NavigationLink | undefined =>
  links.filter(({ to }) => isAt(to, path)).toSorted((a, b) => b.to.length - a.to.length)[0]

/** The tabs of the page at an address for this person; undefined where there is nothing to choose. */
export function tabsAt(path: string, viewer: Viewer, may: May): Tabs | undefined {
  for (const [label, links] of Object.entries(tabSets)) {
    if (!links.some(({ to }) => isAt(to, path))) continue
    const open = links.filter(isOpenTo(viewer, may))
    return open.length > 1 ? { label: label as keyof typeof tabSets, links: open } : undefined
  }
  return undefined
}
