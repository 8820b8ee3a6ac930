import { countUnansweredRequests } from '#features/outreach/availability-requests/server/store.ts'
import * as contacts from '#features/agency/contacts/server/store.ts'
import * as creators from '#features/agency/creators/server/store.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { listGroups } from '#features/planning/schedule-overview/server/read-overview.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { listLinkedProfileIds } from '#features/messages/chats/server/store.ts'
import * as vacation from '#features/planning/vacation/server/store.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Coverage, OrganizationOverview, SetUp } from '../contract.ts'
import { type SetUpStep, setUpSteps } from '../rules.ts'

const twoWeeks = 14

/** One transaction: the parts agree with each other. */
export const get = (member: Member): Promise<OrganizationOverview> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const within: Member = { ...member, transaction: work => work(tx) }
    const [everybody, coverage, openPage, unanswered, setUp] = await Promise.all([
      people.list(tx, organizationId),
      coverageOf(within),
      vacation.listRequestPage(tx, within, { tab: 'open' }),
      countUnansweredRequests(tx, organizationId, member.today()),
      readSetUp(within),
    ])
    return {
      members: roles.map(role => ({ role, count: everybody.filter(person => shownRole(person) === role).length })),
      coverage,
      openVacationRequests: openPage.total,
      unansweredAvailabilityRequests: unanswered,
      setUp,
    }
  })

export const readSetUp = (member: Member): Promise<SetUp> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const [standard, creatorCount, planned, members, persons, linked] = await Promise.all([
      shifts.list(tx, organizationId),
      creators.countCreators(tx, organizationId),
      groups.list(tx, organizationId),
      people.countMembers(tx, organizationId),
      contacts.listActive(tx, organizationId),
      listLinkedProfileIds(tx, organizationId),
    ])
    const isDone: Record<SetUpStep, boolean> = {
      shifts: standard.some(({ isEnabled }) => isEnabled),
      creators: creatorCount > 0,
      groups: planned.length > 0,
      people: members > 1,
      contacts: persons.length > 0,
      mail: member.services.mailer.delivers,
      bot: linked.size > 0,
    }
    return setUpSteps.map(step => ({ step, isDone: isDone[step] }))
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
