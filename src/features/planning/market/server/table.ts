import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { Answer, Ending, OfferKind, OfferState, OfferMode, ApprovalPolicy } from '../states.ts'

/** How the organisation trades; no row: as usual. */
export const marketSettings = pgTable(
  'market_settings',
  {
    organizationId: text().primaryKey(),
    approvalPolicy: text().$type<ApprovalPolicy>().notNull(),
    alarmHours: integer().array().notNull(),
  },
  t => [
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('market_settings_approval_policy', sql`${t.approvalPolicy} in ('all', 'warnings', 'none')`),
  ],
)

/** A seat that is offered, with its name and times as they were then. `assignmentId`, `offeredBy`: none of a gap. */
export const marketOffers = pgTable(
  'market_offers',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    kind: text().$type<OfferKind>().notNull(),
    state: text().$type<OfferState>().notNull(),
    groupId: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    seat: integer().notNull(),
    shiftName: text().notNull(),
    startTime: text().$type<TimeOfDay>().notNull(),
    endTime: text().$type<TimeOfDay>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    assignmentId: text(),
    offeredBy: text(),
    /** What is asked for in a swap. */
    otherAssignmentId: text(),
    otherId: text(),
    /** In a swap: by the rules as they were when it was offered, somebody is warned of. */
    hasWarnings: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    note: text().notNull(),
    /** Why planners have named its invitees although a rule warns of some; null: it warned of none, or none is named. */
    overrideReason: text(),
    mode: text().$type<OfferMode>().notNull(),
    applyUntil: instant(),
    /** No more applications: the planners have been told to choose. */
    isClosed: boolean().notNull().default(false),
    isForAll: boolean().notNull(),
    waveMinutes: integer(),
    nextWaveAt: instant(),
    /** Who has it, or has said yes to it; of an open offer, who has taken that yes back. */
    takenBy: text(),
    acceptedAt: instant(),
    ending: text().$type<Ending>(),
    endedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('market_offers_one_active_per_seat')
      .on(t.organizationId, t.groupId, t.date, t.shiftId, t.seat)
      .where(sql`state in ('open', 'applied', 'accepted')`),
    // looked for over all organisations
    index('market_offers_by_start').on(t.startsAt).where(sql`state in ('open', 'applied', 'accepted')`),
    index('market_offers_next_wave').on(t.nextWaveAt).where(sql`state = 'open' and next_wave_at is not null`),
    index('market_offers_by_deadline')
      .on(t.applyUntil)
      .where(sql`state in ('open', 'applied') and not is_closed and apply_until is not null`),
    index('market_offers_by_other').on(t.organizationId, t.otherAssignmentId),
    index('market_offers_by_offering_member').on(t.organizationId, t.offeredBy),
    index('market_offers_by_taking_member').on(t.organizationId, t.takenBy),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    check('market_offers_kind', sql`${t.kind} in ('give', 'swap', 'gap')`),
    check(
      'market_offers_state',
      sql`${t.state} in ('open', 'applied', 'accepted', 'done', 'withdrawn', 'refused', 'expired')`,
    ),
    check('market_offers_offered_by', sql`(${t.kind} = 'gap') = (${t.offeredBy} is null)`),
    check('market_offers_swap', sql`(${t.kind} = 'swap') = (${t.otherId} is not null)`),
    check('market_offers_taken_by', sql`${t.state} not in ('accepted', 'done') or ${t.takenBy} is not null`),
    check(
      'market_offers_ended',
      sql`(${t.state} in ('done', 'withdrawn', 'refused', 'expired')) = (${t.endedAt} is not null)`,
    ),
  ],
)

/** Who is asked, or will be: with waves, `invitedAt` is empty until it is their turn. */
export const marketInvitees = pgTable(
  'market_invitees',
  {
    organizationId: text().notNull(),
    offerId: text().notNull(),
    profileId: text().notNull(),
    answer: text().$type<Answer>().notNull(),
    invitedAt: instant(),
    answeredAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.offerId, t.profileId] }),
    index('market_invitees_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.offerId],
      foreignColumns: [marketOffers.organizationId, marketOffers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('market_invitees_answer', sql`${t.answer} in ('none', 'applied', 'refused', 'rejected')`),
  ],
)

/** What planners have been told of a seat: once for each threshold, and anew when the shift begins at another time. */
export const marketAlarms = pgTable(
  'market_alarms',
  {
    organizationId: text().notNull(),
    groupId: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    seat: integer().notNull(),
    startsAt: instant().notNull(),
    hours: integer().notNull(),
    sentAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.groupId, t.date, t.shiftId, t.seat, t.startsAt, t.hours] }),
    index('market_alarms_by_start').on(t.startsAt),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
  ],
)
