import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { aCreator } from '#test/factories.ts'
import { addGroup, assignTo, setSeats } from '#test/groups.ts'
import { refusalOf, type Person, useWorld } from '#test/world.ts'
import type { RequestMove } from '../states.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const w48 = week('2026-W48')
const tuesday = day('2026-11-24')

/** An office in which Kim has asked for Tuesday, and sits on the early seat of it. */
async function asked({ dates = [tuesday], state = 'assigned' }: { dates?: (typeof tuesday)[]; state?: string } = {}) {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Luna')
  await assignTo(world, office, { groupId, state })
  const { requests } = await office.kim.api.vacation.request({ week: w48, dates, reason: 'Familie' })
  const { id } = requests[0]!
  const { adam, olivia, kim } = office
  return {
    ...office,
    groupId,
    requestId: id,
    decide: (move: RequestMove, version: number, by = adam, extra: object = {}) =>
      by.api.vacation.decide({ id, version, move, ...extra }),
    look: () => olivia.api.vacation.find({ id }),
    statuses: async () => {
      const { entries } = await kim.api.availability.week({ week: w48 })
      return [...new Set(entries.map(({ status }) => status))]
    },
    seats: async () => {
      const { assignments } = await olivia.api.schedule.plan({ groupId, week: w48 })
      return assignments.map(({ profileId }) => profileId)
    },
  }
}

const toldOf = async (organizationId: string, kind: string) => {
  const { rows } = await world.staffel.services.database.pool.query(
    'select recipient_id, parameters from notifications where organization_id = $1 and kind = $2 order by recipient_id collate "C"',
    [organizationId, kind],
  )
  return rows
}

describe('an approved whole day', () => {
  it('frees and blocks seats of a group whose own times no standard shift covers', async () => {
    const office = await world.office()
    const { adam, olivia, kim } = office
    const { pool } = world.staffel.services.database
    // only the early shift is left, from 08:00 to 16:00
    await pool.query(
      "update shifts set is_enabled = false where organization_id = $1 and group_id is null and id <> 'early'",
      [office.id],
    )
    const { creatorPlatforms } = await aCreator(office)
    const group = await olivia.api.creatorGroups.create({
      name: 'Abend',
      color: 'blue',
      chatterCount: 1,
      creatorLinkIds: creatorPlatforms.map(link => link.id),
      useCustomShifts: true,
      customShifts: [{ id: newId(), name: 'Abend', startTime: timeOfDay('18:00'), endTime: timeOfDay('22:00') }],
    })
    const shiftId = group.customShifts[0]?.id ?? ''
    const seat = { groupId: group.id, date: tuesday, shiftId, seat: 1, profileId: kim.id, reason: 'kann doch' }
    await olivia.api.schedule.assign(seat)
    const { requests } = await kim.api.vacation.request({ week: w48, dates: [tuesday], reason: 'Familie' })
    const id = requests[0]?.id ?? ''
    expect((await adam.api.vacation.find({ id })).whatIf.seats).toHaveLength(1)
    await adam.api.vacation.decide({ id, version: 1, move: 'approve' })
    const { assignments } = await olivia.api.schedule.plan({ groupId: group.id, week: w48 })
    expect(assignments.filter(({ profileId }) => profileId === kim.id)).toEqual([])
    const candidates = await olivia.api.schedule.candidates({ groupId: group.id, date: tuesday, shiftId })
    const reasons = candidates.find(({ profileId }) => profileId === kim.id)?.reasons ?? []
    expect(reasons.map(({ code }) => code)).toContain('vacation')
  })
})

describe('a decision', () => {
  it('walks every move, and the entries with it', async () => {
    const { decide, statuses } = await asked()
    const walk: [RequestMove, string, string[]][] = [
      ['reject', 'rejected', []],
      ['reactivate', 'pending', ['vacation_requested']],
      ['approve', 'approved', ['vacation']],
      ['revoke', 'pending', ['vacation_requested']],
      ['reject', 'rejected', []],
      ['approveNow', 'approved', ['vacation']],
    ]
    for (const [index, [move, status, entries]] of walk.entries()) {
      expect(await decide(move, index + 1)).toMatchObject({ status, version: index + 2 })
      expect(await statuses()).toEqual(entries)
    }
  })

  it('keeps who answered what, and forgets it when it is taken back', async () => {
    const { decide } = await asked()
    expect(await decide('reject', 1, undefined, { response: 'Zu wenige Leute' })).toMatchObject({
      adminResponse: 'Zu wenige Leute',
      responder: 'Adam Yıldız',
      respondedAt: expect.any(String),
    })
    expect(await decide('reactivate', 2)).toMatchObject({ adminResponse: null, responder: null, respondedAt: null })
  })

  it.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)(
    'to %s notifies the member; undoing it within five minutes withdraws the notification, later it leaves it',
    async (move, status) => {
      const { decide, id, kim, olivia } = await asked()
      await decide(move, 1, undefined, { response: 'Gut' })
      const kind = `vacation_request_${status}`
      expect(await toldOf(id, kind)).toMatchObject([
        { recipient_id: kim.id, parameters: { dates: [tuesday], response: 'Gut', responder: 'Adam Yıldız' } },
      ])
      const back = move === 'approve' ? 'revoke' : 'reactivate'
      const inboxOf = async ({ api }: Person, which: string) =>
        (await api.notifications.list({})).notifications.filter(one => one.kind === which)
      const asking = 'vacation_request_new'
      expect(await inboxOf(olivia, asking)).toMatchObject([{ readAt: expect.any(String) }])
      await decide(back, 2)
      expect(await inboxOf(kim, kind)).toEqual([])
      expect(await inboxOf(olivia, asking)).toMatchObject([{ readAt: null }])
      await decide(move, 3)
      world.clock.set(world.clock.now().add({ minutes: 5 }).toString())
      await decide(back, 4)
      expect(await inboxOf(kim, kind)).toHaveLength(1)
    },
  )

  it('is refused where the request does not stand so any more, naming who was quicker', async () => {
    const { decide, olivia } = await asked()
    await decide('approve', 1)
    expect(await refusalOf(decide('reject', 1, olivia))).toMatchObject({
      code: 'vacation.staleRequest',
      status: 409,
      message: refusals.staleRequest({ status: 'approved', responder: 'Adam Yıldız' }),
    })
    expect(await refusalOf(decide('approve', 2, olivia))).toMatchObject({ code: 'vacation.staleRequest' })
  })

  it('of twenty at once is one; nothing is overwritten', async () => {
    const { decide, look, adam, olivia, seats } = await asked()
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => decide(index % 2 ? 'approve' : 'reject', 1, index % 3 ? adam : olivia)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { request } = await look()
    expect(request.version).toBe(2)
    expect(await seats()).toHaveLength(request.status === 'approved' ? 0 : 1)
  })

  it('that would take days from another request is refused', async () => {
    const { decide, kim } = await asked()
    await decide('reject', 1)
    await kim.api.vacation.request({ week: w48, dates: [tuesday], reason: 'Doch' })
    expect(await refusalOf(decide('reactivate', 2))).toMatchObject({ code: 'vacation.conflictingRequest', status: 409 })
    expect(await refusalOf(decide('approveNow', 2))).toMatchObject({ code: 'vacation.conflictingRequest' })
  })

  it('is no less one where the shift has been switched off since', async () => {
    const { kim, adam } = await world.office()
    const night = (await adam.api.shifts.list()).find(({ id }) => id === 'night')
    const ask = (date: string) =>
      kim.api.vacation.request({ week: w48, dates: [day(date)], shiftId: 'night', reason: 'Familie' })
    const ids = [(await ask('2026-11-24')).requests[0]!.id, (await ask('2026-11-26')).requests[0]!.id]
    await adam.api.vacation.decide({ id: ids[0]!, version: 1, move: 'approve' })
    await adam.api.shifts.update({ ...night!, isEnabled: false })
    expect(await adam.api.vacation.decide({ id: ids[0]!, version: 2, move: 'revoke' })).toMatchObject({
      status: 'pending',
    })
    expect(await adam.api.vacation.decide({ id: ids[1]!, version: 1, move: 'approve' })).toMatchObject({
      status: 'approved',
    })
    expect(await refusalOf(ask('2026-11-27'))).toMatchObject({ code: 'vacation.shiftGone' })
  })

  it('is for owner and admin only', async () => {
    const { decide, lea, kim } = await asked()
    for (const person of [lea, kim])
      expect(await refusalOf(decide('approve', 1, person))).toMatchObject({ status: 403 })
  })
})

describe('what approving does', () => {
  it('is shown before: the seats that open, who else is off, and the limit', async () => {
    const office = await asked({ dates: [tuesday, day('2026-11-25'), day('2026-11-26')] })
    const { kofi, look, groupId } = office
    await kofi.api.vacation.request({ week: w48, dates: [tuesday], reason: 'Auch' })
    await kofi.api.availability.setCells({
      week: w48,
      cells: [
        { date: day('2026-11-25'), shiftId: 'late', marking: 'preferred' },
        { date: day('2026-11-26'), shiftId: 'late', marking: 'available' },
      ],
    })
    const { request, whatIf } = await look()
    const available = (...counts: number[]) => counts.map(count => expect.objectContaining({ count }))
    expect(request.weekDays).toBe(3)
    expect(whatIf).toEqual({
      seats: [
        {
          id: expect.any(String),
          groupId,
          groupName: 'Luna',
          color: 'blue',
          shiftId: 'early',
          shiftName: 'Früh',
          date: tuesday,
          startTime: '08:00',
          endTime: '16:00',
          startsAt: '2026-11-24T07:00:00Z',
          endsAt: '2026-11-24T15:00:00Z',
          isPublished: true,
          filled: 1,
          filledAfter: 0,
          seats: 2,
        },
      ],
      days: [
        {
          date: tuesday,
          others: [{ id: kofi.id, fullName: 'Kofi Mensah', isApproved: false, shiftNames: [] }],
          available: available(0, 0, 0),
        },
        { date: '2026-11-25', others: [], available: available(0, 1, 0) },
        { date: '2026-11-26', others: [], available: available(0, 1, 0) },
      ],
      limit: 2,
    })
  })

  it('names who else is off: those with a yes first, each part by name', async () => {
    const { id, adam, kofi, look } = await asked()
    const [zora, anna, bert] = [
      await world.join(id, 'chatter', 'Zora'),
      await world.join(id, 'chatter', 'Anna'),
      await world.join(id, 'chatter', 'Bert'),
    ]
    for (const person of [zora, kofi, bert, anna]) {
      const { requests } = await person.api.vacation.request({ week: w48, dates: [tuesday], reason: 'Auch' })
      const isDecided = person === zora || person === bert
      if (isDecided) await adam.api.vacation.decide({ id: requests[0]?.id ?? '', version: 1, move: 'approve' })
    }
    const { whatIf } = await look()
    expect(whatIf?.days[0]?.others.map(({ fullName, isApproved }) => [fullName, isApproved])).toEqual([
      ['Bert', true],
      ['Zora', true],
      ['Anna', false],
      ['Kofi Mensah', false],
    ])
  })

  it('lists the same person’s other pending requests of the week, oldest first', async () => {
    const { kim, look } = await asked()
    const { requests } = await kim.api.vacation.request({
      week: w48,
      dates: [day('2026-11-26'), day('2026-11-28')],
      reason: 'Mehr',
    })
    expect((await look()).otherPending.map(({ id }) => id)).toEqual(requests.map(({ id }) => id))
    expect((await look()).otherPending[0]).toMatchObject({
      fullName: 'Kim Albers',
      email: expect.stringContaining('@'),
    })
  })

  it('opens nothing where the seat is one too many, and counts none of those', async () => {
    const { look, adam, kofi, lea, id, groupId } = await asked()
    const early = { groupId, date: tuesday, shiftId: 'early', reason: 'geht' }
    const filling = async () => {
      const [seat] = (await look()).whatIf.seats
      return [seat?.filled, seat?.filledAfter, seat?.seats]
    }
    await setSeats(world, { id }, groupId, 3)
    for (const [seat, profileId] of [[2, kofi.id] as const, [3, lea.id] as const])
      await adam.api.schedule.assign({ ...early, seat, profileId })
    await setSeats(world, { id }, groupId, 2)
    expect(await filling()).toEqual([2, 1, 2])
    await setSeats(world, { id }, groupId, 1)
    expect(await filling()).toEqual([1, 0, 1])
    await setSeats(world, { id }, groupId, 2)
    // now Kim sits on one too many
    await world.staffel.services.database.pool.query(
      'update assignments set seat = 9 where organization_id = $1 and seat = 1',
      [id],
    )
    expect(await filling()).toEqual([1, 1, 2])
  })

  it('opens those seats, and tells the person and the other managers', async () => {
    const { decide, seats, id, kim, adam, olivia, lea } = await asked()
    expect(await seats()).toEqual([kim.id])
    await decide('approve', 1)
    expect(await seats()).toEqual([])
    const told = await toldOf(id, 'assignments_freed')
    expect(told.map(row => row.recipient_id)).toEqual([kim.id, olivia.id, lea.id].toSorted())
    const toldTo = (recipient: string) => told.find(row => row.recipient_id === recipient)?.parameters
    expect(toldTo(kim.id)).toMatchObject({ isOwn: true })
    expect(toldTo(lea.id)).toEqual({
      name: 'Kim Albers',
      seats: [
        expect.objectContaining({ groupName: 'Luna', shiftName: 'Früh', date: tuesday, startTime: '08:00', seat: 1 }),
      ],
    })
    expect(told.map(row => row.recipient_id)).not.toContain(adam.id)
  })

  it('goes by the times that a shift has on the day, not by those it gets later', async () => {
    const { decide, seats, look, kim, adam } = await asked()
    const early = (await adam.api.shifts.list()).find(({ id }) => id === 'early')!
    const times = { startTime: timeOfDay('18:00'), endTime: timeOfDay('19:00') }
    await adam.api.shifts.update({ ...early, ...times, from: day('2026-11-26') })
    expect(await seats()).toEqual([kim.id])
    expect((await look()).whatIf.seats).toHaveLength(1)
    await decide('approve', 1)
    expect(await seats()).toEqual([])
  })

  it('clears drafts without a word', async () => {
    const { decide, seats, id } = await asked({ state: 'draft' })
    await decide('approve', 1)
    expect(await seats()).toEqual([])
    expect(await toldOf(id, 'assignments_freed')).toEqual([])
  })

  it('opens no other seat: not of another day, not of another shift', async () => {
    const office = await world.office()
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId })
    const { olivia, kim } = office
    const ask = async (dates: (typeof tuesday)[], shiftId?: string) => {
      const { requests } = await kim.api.vacation.request({
        week: w48,
        dates,
        reason: 'Familie',
        ...(shiftId === undefined ? {} : { shiftId }),
      })
      await olivia.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'approve' })
    }
    await ask([day('2026-11-26')])
    await ask([tuesday], 'late')
    expect((await olivia.api.schedule.plan({ groupId, week: w48 })).assignments).toHaveLength(1)
  })

  it('is not done when other seats would open than were shown', async () => {
    const { decide, look, seats } = await asked()
    const opens = (await look()).whatIf.seats.map(({ id }) => id)
    expect(await refusalOf(decide('approve', 1, undefined, { opens: [] }))).toMatchObject({
      code: 'vacation.staleSeats',
    })
    expect(await seats()).toHaveLength(1)
    await decide('approve', 1, undefined, { opens })
    expect(await seats()).toHaveLength(0)
  })

  it('and planning at the same moment leave nobody on a seat during vacation', async () => {
    for (let round = 0; round < 5; round++) {
      const { decide, olivia, kim, groupId, seats } = await asked()
      const late = { groupId, date: tuesday, shiftId: 'late', seat: 1, profileId: kim.id, reason: 'muss' }
      await Promise.allSettled([decide('approve', 1), olivia.api.schedule.assign(late)])
      expect(await seats()).toEqual([])
    }
  })
})

describe('deleting', () => {
  it('takes the vacation back, once, and says what is wrong otherwise', async () => {
    const { adam, kim, requestId, decide, statuses } = await asked()
    await decide('approve', 1)
    expect(await refusalOf(kim.api.vacation.remove({ id: requestId }))).toMatchObject({
      message: 'Keine Berechtigung diesen Antrag zu löschen',
      status: 403,
    })
    await adam.api.vacation.remove({ id: requestId })
    expect(await statuses()).toEqual([])
    expect(await refusalOf(adam.api.vacation.remove({ id: requestId }))).toMatchObject({
      message: 'Dieser Antrag wurde bereits gelöscht',
    })
    expect(await refusalOf(adam.api.vacation.remove({ id: 'AAAAAAAAAAAA' }))).toMatchObject({
      message: 'Urlaubsantrag nicht gefunden',
      status: 404,
    })
    expect(await refusalOf(decide('approve', 2))).toMatchObject({ code: 'vacation.alreadyDeleted' })
  })
})
