/** Every kind of deed that is written down (C "Access"). */
const auditKinds = [
  'session.signedIn',
  'session.signedOut',
  'session.passwordReset',
  'organization.founded',
  'shifts.changed',
  'people.languageChanged',
  'creators.created',
  'creators.changed',
  'creators.deleted',
  'creatorGroups.created',
  'creatorGroups.changed',
  'creatorGroups.deleted',
  'availability.changedForAnother',
  'schedule.assigned',
  'schedule.removed',
  'schedule.published',
  'schedule.confirmed',
  'schedule.declined',
] as const
export type AuditKind = (typeof auditKinds)[number]
