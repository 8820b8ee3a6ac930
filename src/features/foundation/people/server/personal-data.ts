import { and, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { change } from './store.ts'
import { profiles } from './table.ts'

/** Contact details serve the daily work, so they end with the membership. */
const noContactDetails = { phone: null, messenger: null, languages: [] }

/** The profile stays for plans of the past: with its name while there is an account, as a stub after it. */
export const peopleData: PersonalData = {
  tables: [profiles],
  async leave(tx, { organizationId, profileId, clock }) {
    await change(tx, organizationId, profileId, { leftAt: clock.now(), isActive: false, ...noContactDetails })
    tx.invalidate('team', 'people', 'permissions')
  },
  async knownAs(tx, { profileId }) {
    const rows = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, profileId))
    return { names: rows.map(({ name }) => name) }
  },
  async eraseAccount(tx, { profileId, stub }) {
    const shown = await tx
      .select({ organizationId: profiles.organizationId, image: profiles.avatarImage })
      .from(profiles)
      .where(eq(profiles.id, profileId))
    await tx
      .update(profiles)
      .set({
        fullName: stub,
        email: sql`lower(id) || '@deleted.invalid'`,
        timeZone: null,
        avatarImage: null,
        ...noContactDetails,
        shiftPreferences: [],
        minWeeklyHours: null,
        maxWeeklyHours: null,
      })
      .where(eq(profiles.id, profileId))
    return shown.flatMap(({ organizationId, image }) => (image === null ? [] : [{ organizationId, image }]))
  },
  async export(tx, { organizationId, profileId }) {
    const profile = await tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
    return { profile }
  },
}
