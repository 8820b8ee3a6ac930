import { isStoredImage } from '#features/foundation/images/server/store.ts'
import type { ContactMessenger } from '#features/foundation/people/schema.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { sumUpcomingShiftsByMonth } from '#features/planning/own-shifts/server/store.ts'
import { listApprovedVacationDays } from '#features/planning/vacation/server/store.ts'
import { listWork } from '#features/work/attendance/server/works.ts'
import { addDays } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import type { OwnProfile } from '../contract.ts'
import { monthsOf, profileDays } from '../months.ts'

/** @throws Refusal `profile.notFound` */
export const get = (member: Member): Promise<OwnProfile> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const days = profileDays(member.today())
    const [person, planned, work, daysOff] = await Promise.all([
      people.find(tx, organizationId, profileId),
      sumUpcomingShiftsByMonth(tx, organizationId, profileId, days, member.now()),
      listWork(tx, organizationId, { days: [addDays(days[0], -3), days[1]], profileId }, member.now()),
      // requests are found by the Monday of their week
      listApprovedVacationDays(tx, organizationId, profileId, [addDays(days[0], -6), days[1]]),
    ])
    if (!person) throw new Refusal('profile.notFound')
    const { fullName, language, timeZone, avatarImage, phone, messenger, languages, createdAt } = person
    return {
      fullName,
      language,
      timeZone,
      avatarImage,
      phone,
      messenger,
      languages,
      memberSince: createdAt.toString(),
      weeklyHoursWish: people.hoursWishOf(person),
      months: monthsOf(days, { planned, work, zone: member.organization.timeZone }, daysOff),
    }
  })

interface ProfileChange {
  readonly fullName?: string | undefined
  readonly timeZone?: string | null | undefined
  readonly avatarImage?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly messenger?: ContactMessenger | null | undefined
  readonly languages?: string[] | undefined
}

/**
 * A field that is left out stays as it is.
 * @throws Refusal `profile.notFound`, `images.notFound`, `profile.messengerPhone`
 */
export const update = (
  member: Member,
  { fullName, timeZone, avatarImage, phone, messenger, languages }: ProfileChange,
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const before = await people.find(tx, organizationId, profileId)
    if (!before) throw new Refusal('profile.notFound')
    if (fullName !== undefined && fullName !== before.fullName) {
      await people.change(tx, organizationId, profileId, { fullName })
      await member.audit(tx, {
        kind: 'team.renamed',
        target: profileId,
        change: { from: before.fullName, to: fullName },
      })
      tx.invalidate('people', 'team')
    }
    if (timeZone !== undefined) {
      await people.change(tx, organizationId, profileId, { timeZone })
      // the own shifts stand under the days of the own zone
      tx.invalidate('schedule')
    }
    if (avatarImage !== undefined) {
      if (avatarImage !== null && !(await isStoredImage(tx, organizationId, avatarImage))) {
        throw new Refusal('images.notFound', undefined, { field: 'avatarImage' })
      }
      await people.change(tx, organizationId, profileId, { avatarImage })
      tx.invalidate('team')
    }
    if (phone !== undefined || messenger !== undefined || languages !== undefined) {
      const number = phone === undefined ? before.phone : phone
      // a messenger reaches the member by the number
      const chosen = messenger === undefined && number === null ? null : messenger
      if (chosen && number === null) throw new Refusal('profile.messengerPhone', undefined, { field: 'messenger' })
      await people.change(tx, organizationId, profileId, {
        ...(phone !== undefined && { phone }),
        ...(chosen !== undefined && { messenger: chosen }),
        ...(languages !== undefined && { languages }),
      })
      tx.invalidate('attendance/onDuty')
    }
    tx.invalidate('signIn')
  })
