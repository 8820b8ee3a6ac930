import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/catalogue.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { InvitationRole } from '../roles.ts'

/**
 * An address invited into an organisation. Of the links only hashes are kept: that of the mailed one, and that of the one
 * last copied. Who invited refers to a profile; the migration writes that key, which forgets the person who leaves.
 */
export const invitations = pgTable(
  'invitations',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    email: text().notNull(),
    role: text().$type<InvitationRole>().notNull(),
    invitedBy: text(),
    /** The inviter's session; null: a program has invited. */
    sessionId: text(),
    /** The mail's. */
    language: text().$type<Language>().notNull(),
    /** What the person will read, if whoever invited has chosen; else as they come. */
    presetLanguage: text().$type<Language>(),
    /** Groups that the person comes into, as far as they are still there. */
    groupIds: text().array().notNull().default([]),
    /** What whoever invited calls the person, who is asked; forgotten once the invitation is over. */
    proposedName: text(),
    /** Of many that came out of one file; the migration writes that key. */
    importId: text(),
    mailedHash: text().notNull(),
    copiedHash: text(),
    /** The member who was last shown the copied link, and their session. */
    copiedBy: text(),
    copiedSessionId: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    uniqueIndex('invitations_mailed').on(t.mailedHash),
    uniqueIndex('invitations_copied').on(t.copiedHash),
    uniqueIndex('invitations_one_pending')
      .on(t.organizationId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    index('invitations_by_email').on(t.email),
    // what is long over is looked for by it
    index('invitations_by_end').on(t.expiresAt),
    index('invitations_by_import').on(t.organizationId, t.importId),
    check('invitations_role', sql`${t.role} in ('chatter', 'team_lead', 'admin')`),
  ],
)
