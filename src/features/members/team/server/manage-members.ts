import { addDays, addMonths, type Day, monthOf, day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { changeCredentials } from '#features/access/sign-in/server/credentials.ts'
import { sendDisconnectedMail } from '#features/access/sign-in/server/disconnected-mail.ts'
import { requestEmailChange } from '#features/access/sign-in/server/email-change.ts'
import { isExampleAddress } from '#features/access/sign-in/example-addresses.ts'
import * as protection from '#features/access/sign-in/server/protection-store.ts'
import { removeSecondFactorsAndNotify } from '#features/access/sign-in/server/reset-second-factor.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { endMembership, revokeAccess } from '#features/members/departure/server/end-membership.ts'
import { listInvitableRoles } from '#features/access/invitations/server/invitation-steps.ts'
import * as invitations from '#features/access/invitations/server/store.ts'
import * as joinLinks from '#features/access/join-links/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type {
  AccessRevocation,
  PersonalData,
  RevokedAccess,
} from '#features/foundation/personal-data/server/personal-data.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { releaseInviteeWithRole } from '#features/planning/market/server/release-invitees.ts'
import { type RestoredSeats, restoreSeatsAfterUnlock } from '#features/planning/schedule/server/return-seats.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import * as links from '#features/messages/chats/server/store.ts'
import { findUnreachableMembers } from '#features/messages/reachability/server/list-unreachable.ts'
import { countShifts } from '#features/work/attendance/server/count-shifts.ts'
import type { Tx } from '#platform/server/database.ts'
import { type MemberChange, memberChangeObjection } from '../rules.ts'
import type { AccessRevoked, MemberUpdate, MemberUpdated, TeamMember } from '../schema.ts'

/** What the nouns keep of people, as the assembly lists it. */
type Kept = readonly PersonalData[]

export async function list(member: Member): Promise<TeamMember[]> {
  const { organizationId } = member.actor
  const [unreachable, [lastSeen, isProtected], rows] = await Promise.all([
    findUnreachableMembers(member),
    // accounts are of no organisation: the role that requests run under cannot read them
    member.services.database.installation(tx =>
      Promise.all([
        accounts.listLastSeen(tx, organizationId),
        protection.listMembersWithTotpOrPasskey(tx, organizationId),
      ]),
    ),
    member.transaction(async tx => {
      const [profiles, shifts, chats] = await Promise.all([
        people.listProfiles(tx, organizationId),
        countShifts(tx, organizationId, monthAround(member.today()), member.now()),
        links.listLinkedProfileIds(tx, organizationId),
      ])
      return profiles.map(row => ({ row, shifts: shifts.get(row.id) ?? noShifts, hasChat: chats.has(row.id) }))
    }),
  ])
  return rows.map(({ row, shifts, hasChat }) => ({
    id: row.id,
    fullName: row.fullName,
    email: row.email,
    avatarImage: row.avatarImage,
    role: row.role,
    formerRole: row.formerRole,
    isLocked: isLocked(row),
    hasChat,
    unreachable: unreachable.get(row.id) ?? null,
    hasSecondFactor: isProtected.has(row.id),
    hasCustomVacationDays: row.hasCustomVacationDays,
    maxVacationDays: row.maxVacationDays,
    shiftsThisMonth: shifts.worked,
    plannedThisMonth: shifts.planned,
    lastSeen: lastSeen.get(row.id)?.toString() ?? null,
    createdAt: row.createdAt.toString(),
  }))
}

const noShifts = { worked: 0, planned: 0 }

function monthAround(today: Day): readonly [Day, Day] {
  const first = day(`${monthOf(today)}-01`)
  return [first, addDays(addMonths(first, 1), -1)]
}

export const update = (
  member: Member,
  kept: Kept,
  { id, fullName, role, vacationDays }: MemberUpdate,
): Promise<MemberUpdated> =>
  onMember(member, id, { kind: 'edit' }, async (tx, target) => {
    const { organizationId } = member.actor
    const done: MemberUpdated = {}
    if (role !== undefined && role !== target.role) {
      member.requireConfirmed()
      await refuse(tx, member, target, { kind: 'setRole', role })
      // locking by role is locking
      if (role === 'locked') done.left = await lockOut(tx, member, kept, target)
      await people.change(tx, organizationId, id, {
        role,
        formerRole: role === 'locked' ? target.role : null,
      })
      // the switch may lock them still, and gives back when it is let go
      if (target.role === 'locked' && !isLocked({ ...target, role })) {
        done.returned = await comeBack(tx, member, id, role)
      }
      await releaseInviteeWithRole(tx, { organizationId, now: member.now() }, id, role)
      const invites = await listInvitableRoles(tx, organizationId, role)
      await invitations.revokeInvitationsBy(tx, organizationId, id, member.now(), invites)
      await joinLinks.endJoinLinksMadeBy(tx, organizationId, id, member.now(), invites)
      await writeDown(tx, member, 'team.roleChanged', id, { from: target.role, to: role })
      tx.invalidate('permissions', 'invitations', 'joinLinks')
    }
    if (fullName !== undefined && fullName !== target.fullName) {
      await people.change(tx, organizationId, id, { fullName })
      await writeDown(tx, member, 'team.renamed', id, { from: target.fullName, to: fullName })
      // the person's own name stands in the session
      tx.invalidate('signIn')
    }
    if (vacationDays !== undefined && vacationDays !== target.maxVacationDays) {
      await people.change(tx, organizationId, id, {
        maxVacationDays: vacationDays,
        hasCustomVacationDays: vacationDays !== null,
      })
      await writeDown(tx, member, 'team.vacationDaysChanged', id, { from: target.maxVacationDays, to: vacationDays })
    }
    tx.invalidate('team', 'people', 'availability')
    return done
  })

export const lockMember = (member: Member, kept: Kept, id: string): Promise<AccessRevoked> =>
  onMember(member, id, { kind: 'lock' }, async (tx, target) => {
    const left = await lockOut(tx, member, kept, target)
    await people.change(tx, member.actor.organizationId, id, { isActive: false })
    await writeDown(tx, member, 'team.locked', id, { seats: left.seats.length })
    tx.invalidate('team', 'people', 'permissions')
    return left
  })

/** What can come back does: the role, the way in, and the seats that nobody else has been given since. */
export const unlockMember = (member: Member, { id }: { id: string }): Promise<RestoredSeats> =>
  onMember(member, id, { kind: 'unlock' }, async (tx, target) => {
    const role = target.role === 'locked' ? (target.formerRole ?? 'chatter') : target.role
    await people.change(tx, member.actor.organizationId, id, {
      isActive: true,
      activeStatus: null,
      role,
      formerRole: null,
    })
    const returned = await comeBack(tx, member, id, role)
    tx.invalidate('team', 'people', 'permissions')
    return returned
  })

export const endSessionsOfMember = (member: Member, { id }: { id: string }): Promise<{ sessions: number }> =>
  onMember(member, id, { kind: 'endSessions' }, async tx => {
    const { sessions, disconnected } = await changeCredentials(tx, id, { linked: 'revoke' }, new Date())
    await sendDisconnectedMail(tx, member.services, id, disconnected)
    await writeDown(tx, member, 'team.sessionsEnded', id, { sessions })
    tx.invalidate('team')
    return { sessions }
  })

/** The seats from now on open, and the person is no member any more; the account stays. */
export const removeMember = (member: Member, kept: Kept, id: string): Promise<AccessRevoked> =>
  onMember(member, id, { kind: 'remove' }, async (tx, target) => {
    const left = accessRevokedOf(await endMembership(tx, kept, leavingOf(member, id)), member)
    await writeDown(tx, member, 'team.removed', id, { name: target.fullName, seats: left.seats.length })
    return left
  })

/**
 * The password is enough again. The member is told by mail.
 * @throws Refusal `team.noSecondFactor`
 */
export const resetSecondFactor = (member: Member, { id }: { id: string }): Promise<void> =>
  onMember(member, id, { kind: 'resetSecondFactor' }, async (tx, target) => {
    const { fullName: name, email, language } = target
    const account = { id, name, email, language, organizationId: member.actor.organizationId }
    if (!(await removeSecondFactorsAndNotify(tx, member.services, account))) throw new Refusal('team.noSecondFactor')
    await writeDown(tx, member, 'team.secondFactorReset', id, {})
    tx.invalidate('team')
  })

/** Takes effect when the person, signed in, opens the link that goes to the new address. */
export const changeEmail = (
  member: Member,
  { id, email }: { id: string; email: string },
): Promise<{ isMailed: boolean }> =>
  onMember(member, id, { kind: 'edit' }, async (tx, target) => {
    const { delivers: isMailed } = member.services.mailer
    const owner = { id, name: target.fullName, email: target.email }
    const others = member.actor.profileId === id ? {} : { requestedBy: member.actor.profileId }
    await requestEmailChange(tx, member.services, target.language, owner, { email, ...others })
    await writeDown(tx, member, 'team.emailChangeAsked', id, { to: email })
    return { isMailed }
  })

/**
 * @returns the address that the reset goes to
 * @throws Refusal `signIn.examplePerson`
 */
export const startMemberPasswordReset = (member: Member, id: string): Promise<string> =>
  onMember(member, id, { kind: 'sendReset' }, async (tx, target) => {
    // some can sign in with the password of the installation; no link goes to any of them
    if (isExampleAddress(target.email)) throw new Refusal('signIn.examplePerson')
    await writeDown(tx, member, 'team.resetSent', id, {})
    return target.email
  })

/** The door closes behind somebody; what it leaves is for the answer. */
async function lockOut(tx: Tx, member: Member, kept: Kept, { id }: people.ProfileRow): Promise<AccessRevoked> {
  return accessRevokedOf(await revokeAccess(tx, kept, leavingOf(member, id), 'locked'), member)
}

/** After the role or the switch has changed: whoever is locked gets no seat. */
async function comeBack(tx: Tx, member: Member, id: string, role: Role): Promise<RestoredSeats> {
  const returned = await restoreSeatsAfterUnlock(tx, member, id)
  const seats = { back: returned.back.length, gone: returned.gone.length }
  await writeDown(tx, member, 'team.unlocked', id, { role, ...seats })
  return returned
}

const leavingOf = ({ actor, services }: Member, id: string): AccessRevocation => ({
  organizationId: actor.organizationId,
  profileId: id,
  actorId: actor.profileId,
  clock: services.clock,
})

const accessRevokedOf = ({ seats, ...rest }: RevokedAccess, { language }: Member): AccessRevoked => ({
  ...rest,
  seats: seats.map(({ groupName, shiftId, shiftName, date }) => ({
    groupName,
    shiftName: displayedShiftName({ id: shiftId, name: shiftName }, language),
    date,
  })),
})

/**
 * A deed on a member of the actor's organisation, one at a time in an organisation: the last owner stays the last one in a
 * race, too. Runs with the rights of the installation, because sessions belong to no organisation.
 * @throws Refusal `team.notFound`, `permissions.forbidden`
 */
const onMember = <T>(
  member: Member,
  id: string,
  change: MemberChange,
  work: (tx: Tx, target: people.ProfileRow) => Promise<T>,
): Promise<T> => {
  const { organizationId } = member.actor
  return member.installationTransaction(async tx => {
    await lockAndRecheckPermission(tx, member)
    const target = await people.find(tx, organizationId, id)
    if (!target) throw new Refusal('team.notFound')
    await refuse(tx, member, target, change)
    return work(tx, target)
  })
}

/** @throws Refusal what the rule says */
async function refuse(tx: Tx, { actor }: Member, target: people.ProfileRow, change: MemberChange): Promise<void> {
  const objection = memberChangeObjection(
    actor,
    {
      id: target.id,
      role: target.role,
      formerRole: target.formerRole,
      owners: await people.countOwners(tx, actor.organizationId),
      isLocked: isLocked(target),
    },
    change,
  )
  if (objection) throw new Refusal(`team.${objection}`, undefined, change.kind === 'setRole' ? { field: 'role' } : {})
}

const writeDown = (
  tx: Tx,
  member: Member,
  kind: AuditKind,
  target: string,
  change: Record<string, unknown>,
): Promise<void> => member.audit(tx, { kind, target, change })
