import type { PermissionId } from './permissions.ts'
import type { PermissionGroup } from './permissions.ts'
import type { Role } from './roles.ts'

const roles: Record<Role, string> = {
  owner: 'Inhaber',
  admin: 'Admin',
  team_lead: 'Teamleitung',
  chatter: 'Chatter',
  locked: 'Gesperrt',
}

const names: Record<PermissionId, string> = {
  page_dashboard: 'Dashboard',
  page_shifts: 'Schichten',
  page_creator: 'Creator',
  page_team: 'Team',
  page_scoreboard: 'Scoreboard',
  page_notifications: 'Benachrichtigungen',
  page_permissions: 'Berechtigungen',
  page_organization: 'Organisation',
  page_shift_management: 'Schichtplanung',
  page_chatter_management: 'Chatter-Verwaltung',
  dashboard_widgets: 'Widgets',
  dashboard_todo_list: 'Aufgabenliste',
  todo_assign_others: 'Aufgaben an andere vergeben',
  invites_send: 'Einladungen senden',
  widget_payday: 'Widget: Zahltag',
  widget_next_shift: 'Widget: nächste Schicht',
  widget_vacation: 'Widget: Urlaub',
  widget_todo: 'Widget: Aufgaben',
  widget_contact_persons: 'Widget: Ansprechpersonen',
  widget_discord: 'Widget: Discord',
  view_vacation_requests_board: 'Urlaubsanträge sehen',
  rewards_edit: 'Prämien bearbeiten',
  scoreboard_upload: 'Umsätze hochladen',
  shift_plan_edit: 'Wochenpläne bearbeiten',
  shift_plan_auto: 'Automatisch planen',
  creator_edit: 'Creator bearbeiten',
  team_edit: 'Team bearbeiten',
  audit_view: 'Protokoll sehen',
  reports_view: 'Berichte sehen',
}

export const de = {
  refusals: {
    signInFirst: 'Bitte melde dich zuerst an.',
    noOrganization: 'Du gehörst noch zu keiner Organisation.',
    locked: 'Dein Konto ist gesperrt.',
    recoveryActive: 'Bitte setze zuerst dein neues Passwort.',
    forbidden: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
    missing: ({ permission }: { permission: PermissionId }) =>
      `Du hast keine Berechtigung, diese Funktion zu nutzen. Es fehlt: ${permission}`,
    roleProtected: ({ role }: { role: Role }) => `Die Rechte der Rolle ${roles[role]} kannst du nicht ändern.`,
    staleTemplate: ({ role, added, removed }: { role: Role; added: PermissionId[]; removed: PermissionId[] }) =>
      `Jemand hat die Rolle ${roles[role]} inzwischen geändert. Gegenüber dem neuen Stand: ${
        [...added.map(id => `+ ${names[id]}`), ...removed.map(id => `− ${names[id]}`)].join(', ') || 'kein Unterschied'
      }.`,
  },
  denied: {
    title: 'Zugriff verweigert',
    text: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
    missing: (permission: string) => `Fehlende Berechtigung: ${permission}`,
  },
  roles,
  names,
  page: {
    title: 'Berechtigungen',
    subtitle: 'Was jede Rolle darf. Inhaber dürfen immer alles.',
    permission: 'Berechtigung',
    groups: {
      pages: 'Seiten',
      dashboard: 'Dashboard',
      planning: 'Planung',
      team: 'Team',
      scoreboard: 'Scoreboard',
    } satisfies Record<PermissionGroup, string>,
    critical: 'Kritisch',
    changed: 'Geändert',
    grant: (permission: string, role: string) => `${permission} für ${role}`,
    changes: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
    granted: (permission: string, role: string) => `${role}: + ${permission}`,
    withdrawn: (permission: string, role: string) => `${role}: − ${permission}`,
    discard: 'Verwerfen',
    save: 'Speichern',
    saved: 'Berechtigungen gespeichert',
    failed: 'Die Berechtigungen konnten nicht gespeichert werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    permissions: typeof de
  }
}
