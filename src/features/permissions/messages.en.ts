import type { Catalogue, Worded } from '#kit/catalogue.ts'

const roles = { owner: 'Owner', admin: 'Admin', team_lead: 'Team lead', chatter: 'Chatter', locked: 'Locked' }

const names = {
  page_dashboard: 'Dashboard',
  page_shifts: 'Shifts',
  page_creator: 'Creators',
  page_team: 'Team',
  page_scoreboard: 'Scoreboard',
  page_notifications: 'Notifications',
  page_permissions: 'Permissions',
  page_organization: 'Organisation',
  page_shift_management: 'Shift planning',
  page_chatter_management: 'Chatter management',
  dashboard_widgets: 'Widgets',
  dashboard_todo_list: 'Todo list',
  todo_assign_others: 'Assign todos to others',
  invites_send: 'Send invitations',
  widget_payday: 'Widget: payday',
  widget_next_shift: 'Widget: next shift',
  widget_vacation: 'Widget: vacation',
  widget_todo: 'Widget: todos',
  widget_contact_persons: 'Widget: contact persons',
  widget_discord: 'Widget: Discord',
  view_vacation_requests_board: 'See vacation requests',
  rewards_edit: 'Edit rewards',
  scoreboard_upload: 'Upload revenue',
  shift_plan_edit: 'Edit weekly plans',
  shift_plan_auto: 'Plan automatically',
  creator_edit: 'Edit creators',
  team_edit: 'Edit the team',
  audit_view: 'See the audit log',
  reports_view: 'See reports',
}

export const en: Worded<Catalogue['permissions']> = {
  refusals: {
    signInFirst: 'Please sign in first.',
    noOrganization: 'You do not belong to an organisation yet.',
    locked: 'Your account is locked.',
    recoveryActive: 'Please set your new password first.',
    forbidden: 'You do not have permission to use this function.',
    missing: ({ permission }) => `You do not have permission to use this function. Missing: ${permission}`,
    roleProtected: ({ role }) => `You cannot change the permissions of the role ${roles[role]}.`,
    staleTemplate: ({ role, added, removed }) =>
      `Somebody has changed the role ${roles[role]} in the meantime. Against its new state: ${
        [...added.map(id => `+ ${names[id]}`), ...removed.map(id => `− ${names[id]}`)].join(', ') || 'no difference'
      }.`,
  },
  denied: {
    title: 'Access denied',
    text: 'You do not have permission to use this function.',
    missing: permission => `Missing permission: ${permission}`,
  },
  roles,
  names,
  page: {
    title: 'Permissions',
    subtitle: 'What each role may do. Owners may always do everything.',
    permission: 'Permission',
    groups: { pages: 'Pages', dashboard: 'Dashboard', planning: 'Planning', team: 'Team', scoreboard: 'Scoreboard' },
    critical: 'Critical',
    changed: 'Changed',
    grant: (permission, role) => `${permission} for ${role}`,
    changes: count => (count === 1 ? '1 change' : `${count} changes`),
    granted: (permission, role) => `${role}: + ${permission}`,
    withdrawn: (permission, role) => `${role}: − ${permission}`,
    discard: 'Discard',
    save: 'Save',
    saved: 'Permissions saved',
    failed: 'The permissions could not be saved.',
  },
}
