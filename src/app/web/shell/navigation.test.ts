import { expect, it } from 'vitest'
import { defaultTemplates, type PermissionId, permissionIds } from '#features/foundation/permissions/permissions.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { barFor, currentLinkOf, currentTabOf, navigationFor, tabsAt } from './navigation.ts'
import { pagesFor } from './navigation-pages.ts'

const templates = { ...defaultTemplates, owner: permissionIds }
const organization = { scoreboardEnabled: true, attendanceEnabled: true } as const
type Viewer = Parameters<typeof navigationFor>[0]

function viewerOf(role: Role, wish: { may?: readonly PermissionId[]; attendanceEnabled?: boolean } = {}) {
  const granted = new Set<PermissionId>(wish.may ?? templates[role])
  const viewer = { role, organization: { ...organization, ...wish } } as Viewer
  return [viewer, (permission: PermissionId) => granted.has(permission)] as const
}

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label)

it('has ten entries for an owner and six for a chatter', () => {
  expect(labels(navigationFor(...viewerOf('owner')))).toEqual([
    'dashboard',
    'shifts',
    'onDuty',
    'planning',
    'team',
    'scoreboard',
    'notifications',
    'permissions',
    'settings',
    'organization',
  ])
  expect(labels(navigationFor(...viewerOf('chatter')))).toEqual([
    'dashboard',
    'shifts',
    'handovers',
    'scoreboard',
    'notifications',
    'settings',
  ])
})

it('leads to the first tab that a person may open, and names a single one', () => {
  const planning = (may: readonly PermissionId[]) => navigationFor(...viewerOf('admin', { may }))[0]?.links[0]
  expect(planning(['timesheets_edit', 'reports_view'])).toMatchObject({ to: '/timesheets', label: 'hoursAndPay' })
  expect(planning(['pay_view', 'reports_view'])).toMatchObject({ to: '/pay', label: 'hoursAndPay' })
  expect(planning(['reports_view'])).toMatchObject({ to: '/balance', label: 'balance' })
})

it('shows the audit log alone to a person who may see nothing else of the organization', () => {
  const [, organizationEntry] = navigationFor(...viewerOf('admin', { may: ['audit_view'] }))
  expect(organizationEntry?.links).toMatchObject([{ to: '/organization/audit', label: 'audit' }])
})

it('knows the current line of a dropdown, also where only a tab leads', () => {
  const items = navigationFor(...viewerOf('owner'))
  const lineAt = (id: string, path: string) => {
    const item = items.find(each => each.id === id)
    return item && currentLinkOf(item, path)?.label
  }
  expect(lineAt('organization', '/organization')).toBe('organizationOverview')
  expect(lineAt('organization', '/organization/settings/shifts')).toBe('organizationShifts')
  expect(lineAt('organization', '/organization/audit')).toBe('organizationOverview')
  expect(lineAt('planning', '/pay')).toBe('hoursAndPay')
  expect(lineAt('planning', '/schichtplan/automatisch')).toBe('weekPlan')
})

it('has tabs where there is a choice', () => {
  const tabs = (path: string, ...viewer: ReturnType<typeof viewerOf>) => labels(tabsAt(path, ...viewer)?.links ?? [])
  expect(tabs('/market', ...viewerOf('chatter'))).toEqual(['availability', 'myShifts', 'market', 'myHours', 'myPay'])
  expect(tabs('/market', ...viewerOf('chatter', { attendanceEnabled: false }))).toEqual([
    'availability',
    'myShifts',
    'market',
  ])
  expect(tabs('/handovers', ...viewerOf('chatter'))).toEqual([])
  expect(tabs('/organization/api', ...viewerOf('admin'))).not.toContain('organizationContacts')
  expect(tabs('/dashboard', ...viewerOf('owner'))).toEqual([])
})

it('marks the longest fitting tab as current', () => {
  const { links = [] } = tabsAt('/organization/settings/discord', ...viewerOf('owner')) ?? {}
  expect(currentTabOf(links, '/organization/settings/discord')?.label).toBe('organizationDiscord')
  expect(currentTabOf(links, '/organization')?.label).toBe('organizationOverview')
})

it('has four pages beside the menu on a phone', () => {
  expect(labels(barFor(...viewerOf('chatter')))).toEqual(['dashboard', 'shifts', 'marketShort', 'inbox'])
  expect(labels(barFor(...viewerOf('owner')))).toEqual(['dashboard', 'weekPlan', 'onDutyShort', 'inbox'])
  expect(labels(barFor(...viewerOf('owner', { attendanceEnabled: false })))).toEqual([
    'dashboard',
    'weekPlan',
    'shifts',
    'inbox',
  ])
})

it('lists every page once for the search', () => {
  const pages = pagesFor(...viewerOf('owner'))
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length)
  expect(pages).toContainEqual(expect.objectContaining({ to: '/balance', within: 'planning' }))
  expect(pages).toContainEqual(expect.objectContaining({ to: '/organization/api', within: 'organization' }))
})

it('brings check-in, hours, pay and handover by one switch', () => {
  const pagesOf = (attendanceEnabled: boolean) =>
    pagesFor(...viewerOf('owner', { attendanceEnabled })).map(({ to }) => to)
  const without = new Set(pagesOf(false))
  expect(pagesOf(true).filter(to => !without.has(to))).toEqual([
    '/timesheet',
    '/my-pay',
    '/on-duty',
    '/handovers',
    '/timesheets',
    '/pay',
  ])
})
