import { countUnansweredRequests } from '#features/outreach/availability-requests/server/store.ts'
import * as contacts from '#features/agency/contacts/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { listGroups } from '#features/planning/schedule-overview/server/read-overview.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { listLinkedProfileIds } from '#features/messages/chats/server/store.ts'
import * as vacation from '#features/planning/vacation/server/store.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Coverage, OrganizationOverview } from '../contract.ts'
import { type SetUpStep, setUpSteps } from '../rules.ts'

const twoWeeks = 14

/** One transaction: the parts agree with each other. */
export const get = (member: Member): Promise<OrganizationOverview> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const within: Member = { ...member, transaction: work => work(tx) }
    const [everybody, coverage, openPage, unanswered, standard, persons, linked] = await Promise.all([
      people.list(tx, organizationId),
      coverageOf(within),
      vacation.listRequestPage(tx, organizationId, { tab: 'open' }),
      countUnansweredRequests(tx, organizationId, member.today()),
      shifts.list(tx, organizationId),
      contacts.listActive(tx, organizationId),
      listLinkedProfileIds(tx, organizationId),
    ])
    const isDone: Record<SetUpStep, boolean> = {
      shifts: standard.some(({ isEnabled }) => isEnabled),
      groups: coverage.groups.length > 0,
      people: everybody.length > 1,
      contacts: persons.length > 0,
      mail: member.services.mailer.delivers,
      bot: linked.size > 0,
    }
    return {
      members: roles.map(role => ({ role, count: everybody.filter(person => shownRole(person) === role).length })),
      coverage,
      openVacationRequests: openPage.total,
      unansweredAvailabilityRequests: unanswered,
      setUp: setUpSteps.map(step => ({ step, isDone: isDone[step] })),
    }
  })

/** Whoever is locked counts as that, whatever role comes back with unlocking. */
const shownRole = ({ role, isLocked }: Awaited<ReturnType<typeof people.list>>[number]) => (isLocked ? 'locked' : role)

async function coverageOf(member: Member): Promise<Coverage> {
  const from = mondayOf(weekOf(member.today()))
  const rows = await listGroups(member, { from, days: twoWeeks })
  return {
    from,
    groups: rows.map(({ id, name, color, chatterCount, shifts: inForce, filled }) => ({
      id,
      name,
      color,
      filled: Array.from({ length: twoWeeks }, (_, day) =>
        filled.reduce((sum, ofShift) => sum + (ofShift[day] ?? 0), 0),
      ),
      required: chatterCount * inForce.length,
    })),
  }
}
