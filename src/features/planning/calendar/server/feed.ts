import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { listOfferedSeats } from '#features/planning/market/server/offered-seats-store.ts'
import { listPublishedShifts } from '#features/planning/own-shifts/server/store.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import * as store from './store.ts'

const linkGuesses: RateLimit = { name: 'calendarLink', maxCalls: 30, minutes: 15 }

/** Of a shift that stays its person's until somebody takes it. */
const onOffer = { de: 'angeboten', en: 'on offer' } as const

/** How far back a calendar still shows what was worked. */
const lookBack = { hours: 24 * 60 }

/**
 * The member's published shifts as an iCalendar file; undefined: there is no such link. Times are instants, so every
 * calendar shows them right in whatever zone it is.
 * @throws Refusal `input.tooManyTries` for unknown links past the limit; a valid link always works, as many may share an address
 */
export async function calendarFeed(services: Services, token: string, address: string): Promise<string | undefined> {
  const { database, clock, publicUrl } = services
  const tokenHash = hashOf(token)
  const owner = await database.installation(tx => store.findTokenOwner(tx, tokenHash))
  if (!owner) {
    await countAttempt(services, linkGuesses, address)
    return undefined
  }
  const { organizationId, profileId } = owner
  return database.tenant(organizationId, async tx => {
    const person = await people.find(tx, organizationId, profileId)
    if (!person) return undefined
    const organization = await organizations.find(tx, organizationId)
    const after = clock.now().subtract(lookBack)
    const shifts = await listPublishedShifts(tx, organizationId, profileId, after)
    const offers = await listOfferedSeats(tx, organizationId, profileId, after)
    const offerOf = new Map(offers.map(offer => [offer.assignmentId, offer]))
    const calendar = ical({
      // the library escapes the texts of events only
      name: escape(organization?.name ?? 'Staffel', false),
      prodId: { company: 'Staffel', product: 'Staffel', language: person.language.toUpperCase() },
      method: ICalCalendarMethod.PUBLISH,
      ttl: 3600,
    })
    for (const { assignmentId, shiftId, name, groupName, startsAt, endsAt, state, ...revised } of shifts) {
      const { isOffered = false, changedAt = revised.changedAt } = offerOf.get(assignmentId) ?? {}
      const changed = Math.max(revised.changedAt.epochMilliseconds, changedAt.epochMilliseconds)
      calendar.createEvent({
        id: `${assignmentId}@staffel`,
        // the same as the last change, so that an event that has not changed reads the same
        stamp: new Date(changed),
        lastModified: new Date(changed),
        // grows with every change and starts at 0
        sequence: Math.floor((changed - revised.assignedAt.epochMilliseconds) / 1000),
        start: new Date(startsAt.epochMilliseconds),
        end: new Date(endsAt.epochMilliseconds),
        summary: [
          displayedShiftName({ id: shiftId, name }, person.language),
          groupName,
          isOffered && onOffer[person.language],
        ]
          .filter(Boolean)
          .join(' · '),
        status: state === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
        url: `${publicUrl}${isOffered ? '/market' : '/dashboard'}`,
      })
    }
    // the link may have been renewed or ended while this waited
    if (!(await store.findTokenOwner(tx, tokenHash))) return undefined
    return `${calendar.toString()}\r\n`
  })
}
