import type { AuditKind } from '#features/audit/kinds.ts'

const kinds: Record<AuditKind, string> = {
  'session.signedIn': 'Angemeldet',
  'session.signedOut': 'Abgemeldet',
  'session.passwordReset': 'Passwort zurückgesetzt',
  'organization.founded': 'Organisation gegründet',
  'shifts.changed': 'Schichtzeiten geändert',
  'creators.created': 'Creator angelegt',
  'creators.changed': 'Creator geändert',
  'creators.deleted': 'Creator gelöscht',
  'creatorGroups.created': 'Gruppe angelegt',
  'creatorGroups.changed': 'Gruppe geändert',
  'creatorGroups.deleted': 'Gruppe gelöscht',
  'availability.changedForAnother': 'Verfügbarkeit eines anderen geändert',
  'preferences.changedForAnother': 'Präferenzen eines anderen geändert',
  'vacation.requested': 'Urlaub beantragt',
  'vacation.withdrawn': 'Urlaubsantrag zurückgezogen',
  'vacation.decided': 'Über Urlaub entschieden',
  'vacation.deleted': 'Urlaubsantrag gelöscht',
  'settings.infoBoxChanged': 'Verfügbarkeits-Einstellungen geändert',
  'schedule.freed': 'Plätze frei geworden',
  'schedule.assigned': 'Eingeteilt',
  'schedule.removed': 'Einteilung entfernt',
  'schedule.published': 'Woche veröffentlicht',
  'schedule.confirmed': 'Schicht bestätigt',
  'schedule.declined': 'Schicht abgelehnt',
  'permissions.changed': 'Berechtigungen geändert',
  'team.renamed': 'Mitglied umbenannt',
  'team.roleChanged': 'Rolle geändert',
  'team.vacationDaysChanged': 'Urlaubstage geändert',
  'team.locked': 'Konto gesperrt',
  'team.unlocked': 'Konto entsperrt',
  'team.sessionsEnded': 'Sitzungen beendet',
  'team.resetSent': 'Passwort-Mail gesendet',
  'invitations.sent': 'Eingeladen',
  'invitations.resent': 'Einladung erneut gesendet',
  'invitations.linkCopied': 'Einladungslink kopiert',
  'invitations.revoked': 'Einladung zurückgezogen',
  'invitations.accepted': 'Einladung angenommen',
  'people.languageChanged': 'Sprache geändert',
  'auditLog.exported': 'Protokoll exportiert',
}

export const de = {
  title: 'Protokoll',
  subtitle: 'Wer was wann getan hat. Einträge lassen sich nicht ändern.',
  kinds,
  columns: { at: 'Zeit', actor: 'Wer', kind: 'Was', target: 'Betrifft', change: 'Einzelheiten' },
  system: 'System',
  person: 'Person',
  anybody: 'Alle Personen',
  kind: 'Art',
  anything: 'Alle Arten',
  from: 'Von',
  to: 'Bis',
  empty: 'Dazu gibt es keine Einträge.',
  more: 'Weitere laden',
  export: 'CSV exportieren',
  exportFailed: 'Der Export hat nicht geklappt.',
  file: (day: string) => `protokoll-${day}.csv`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    auditLog: typeof de
  }
}
