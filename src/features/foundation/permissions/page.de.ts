import type { PermissionGroup, PermissionId } from './permissions.ts'

export const names: Record<PermissionId, string> = {
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
  page_on_duty: 'Jetzt im Dienst',
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
  view_vacation_requests_board: 'Urlaubsanträge ansehen',
  rewards_edit: 'Belohnungen bearbeiten',
  scoreboard_upload: 'Umsätze hochladen',
  shift_plan_edit: 'Pläne bearbeiten',
  shift_plan_auto: 'Automatisch planen',
  creator_edit: 'Creator bearbeiten',
  team_edit: 'Team bearbeiten',
  audit_view: 'Protokoll ansehen',
  reports_view: 'Berichte ansehen',
  timesheets_edit: 'Stundenzettel verwalten',
  pay_view: 'Abrechnung verwalten',
}

/** The page on which roles get their permissions. */
export const de = {
  names,
  title: 'Berechtigungen',
  subtitle: 'Lege die Rechte jeder Rolle fest. Inhaber haben immer alle Rechte.',
  asDefault: 'Standard',
  additional: (permissions: readonly string[]) => `Zusätzlich: ${permissions.join(', ')}`,
  without: (permissions: readonly string[]) => `Ohne: ${permissions.join(', ')}`,
  reset: 'Zurücksetzen',
  resetOf: (role: string) => `${role} auf Standard zurücksetzen`,
  detail: 'Alle Berechtigungen',
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
  newer: 'Jemand anderes hat die Rechte inzwischen geändert',
  newerHint: 'Deine Änderungen bleiben erhalten. Prüfe sie und speichere noch einmal.',
  saved: 'Berechtigungen gespeichert',
  failed: 'Die Berechtigungen konnten nicht gespeichert werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    permissionPage: typeof de
  }
}
