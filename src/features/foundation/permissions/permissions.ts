import type { Role } from './roles.ts'

/** Every permission there is (docs/product/en/people.md#permissions). */
export const permissionIds = [
  'page_dashboard',
  'page_shifts',
  'page_creator',
  'page_team',
  'page_scoreboard',
  'page_notifications',
  'page_permissions',
  'page_organization',
  'page_shift_management',
  'page_chatter_management',
  'page_on_duty',
  'dashboard_widgets',
  'dashboard_todo_list',
  'todo_assign_others',
  'invites_send',
  'widget_payday',
  'widget_next_shift',
  'widget_vacation',
  'widget_todo',
  'widget_contact_persons',
  'widget_discord',
  'view_vacation_requests_board',
  'rewards_edit',
  'scoreboard_upload',
  'shift_plan_edit',
  'shift_plan_auto',
  'creator_edit',
  'team_edit',
  'audit_view',
  'reports_view',
  'timesheets_edit',
  'pay_view',
] as const
export type PermissionId = (typeof permissionIds)[number]

const widgets = permissionIds.filter(id => id.startsWith('widget_'))
const chatter: readonly PermissionId[] = [
  'page_dashboard',
  'page_shifts',
  'page_scoreboard',
  'page_notifications',
  'dashboard_widgets',
  'dashboard_todo_list',
  ...widgets,
]

/** What a new organisation grants each role (docs/product/en/people.md#permissions). */
export const defaultTemplates: Readonly<Record<Exclude<Role, 'owner'>, readonly PermissionId[]>> = {
  admin: permissionIds,
  team_lead: [
    ...chatter,
    'page_creator',
    'page_team',
    'page_shift_management',
    'page_chatter_management',
    'page_on_duty',
    'shift_plan_edit',
    'shift_plan_auto',
    'todo_assign_others',
    'invites_send',
    'view_vacation_requests_board',
  ],
  chatter,
  locked: [],
}

/** Those that open much: they carry a badge. */
export const criticalPermissions: ReadonlySet<PermissionId> = new Set([
  'page_permissions',
  'page_organization',
  'invites_send',
  'team_edit',
  'todo_assign_others',
  'scoreboard_upload',
  'rewards_edit',
  'audit_view',
  'timesheets_edit',
  'pay_view',
])

/**
 * No page or call of a signed-in member asks for these; the role decides instead. The permission page leaves them out. API,
 * templates and token scopes keep them.
 */
export const idlePermissions: readonly PermissionId[] = ['page_chatter_management', 'team_edit']

/** What by an access token stands for what comes with the roles of owner and admin otherwise. */
export const toLeadByToken = 'team_edit' satisfies PermissionId

/** As the permission page lists them; every permission stands in one group. */
export const permissionGroups = {
  pages: [
    'page_dashboard',
    'page_shifts',
    'page_creator',
    'page_team',
    'page_scoreboard',
    'page_notifications',
    'page_shift_management',
    'page_chatter_management',
    'page_on_duty',
    'page_permissions',
    'page_organization',
  ],
  dashboard: ['dashboard_widgets', 'dashboard_todo_list', ...widgets],
  planning: ['shift_plan_edit', 'shift_plan_auto', 'creator_edit', 'view_vacation_requests_board'],
  team: [
    'invites_send',
    'team_edit',
    'todo_assign_others',
    'audit_view',
    'reports_view',
    'timesheets_edit',
    'pay_view',
  ],
  scoreboard: ['scoreboard_upload', 'rewards_edit'],
} as const satisfies Record<string, readonly PermissionId[]>
export type PermissionGroup = keyof typeof permissionGroups
