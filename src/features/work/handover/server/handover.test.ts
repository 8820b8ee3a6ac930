import { describe, expect, it } from 'vitest'
import { switchAttendance } from '#test/duty-office.ts'
import { aHandover, someWords } from '#test/handover-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const none = { customs: '', promises: '', vips: '', problems: '', todos: '' }

describe('writing a handover', () => {
  it('is for whoever has checked in, until twelve hours after the shift, and says why not', async () => {
    const { kim, kofi, assignmentId, lateId, set } = await aHandover(world)
    const write = (by = kim, of = assignmentId, words = someWords) =>
      by.api.handover.write({ assignmentId: of, version: 0, ...words })
    expect(await refusalOf(write(kofi, lateId))).toMatchObject({
      code: 'handover.notYours',
      message: 'Das ist nicht deine Schicht.',
    })
    expect(await refusalOf(write(kofi))).toMatchObject({ code: 'handover.notYours' })
    expect(await refusalOf(write(kim, assignmentId, none))).toMatchObject({
      code: 'handover.empty',
      field: 'customs',
    })
    expect(await refusalOf(write(kim, assignmentId, { ...none, vips: 'x'.repeat(1001) }))).toMatchObject({
      code: 'input.tooLong',
      field: 'vips',
    })
    expect(await write()).toEqual({ version: 1 })
    world.clock.set('2026-11-24T02:59:59Z')
    expect(await kim.api.handover.write({ assignmentId, version: 1, ...none, todos: 'spät' })).toEqual({ version: 2 })
    world.clock.set('2026-11-24T03:00:00Z')
    expect(
      await refusalOf(kim.api.handover.write({ assignmentId, version: 2, ...none, todos: 'zu spät' })),
    ).toMatchObject({ code: 'handover.over' })
    set('15:50')
  })

  it('is still for whoever is at work where nobody checks in any more, and for nobody else', async () => {
    const duty = await aHandover(world)
    const { kim, kofi, assignmentId, lateId } = duty
    await switchAttendance(duty, false)
    expect((await kim.api.handover.own())?.parts).toMatchObject([{ assignmentId, mayWrite: true, own: null }])
    const written = await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    expect(written).toEqual({ version: 1 })
    expect((await kim.api.handover.own())?.parts[0]?.own).toMatchObject(someWords)
    await kim.api.attendance.checkOut({ assignmentId })
    expect(await kofi.api.handover.own()).toBeNull()
    for (const of of [assignmentId, lateId]) {
      expect(await refusalOf(kofi.api.handover.write({ assignmentId: of, version: 0, ...someWords }))).toMatchObject({
        code: 'attendance.off',
      })
    }
  })

  it('overwrites nothing that another device has written, and twice the same is once', async () => {
    const { kim, assignmentId } = await aHandover(world)
    const write = (version: number, todos: string) => kim.api.handover.write({ assignmentId, version, ...none, todos })
    const both = await Promise.allSettled([write(0, 'vom Telefon'), write(0, 'vom Rechner')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = (await kim.api.handover.own())?.parts[0]?.own
    expect(await write(0, kept?.todos ?? '')).toEqual({ version: 1 })
    expect(await refusalOf(write(0, 'anders'))).toMatchObject({ code: 'handover.changed' })
    expect((await kim.api.handover.own())?.parts[0]?.own).toEqual(kept)
  })

  it('is taken back by leaving nothing in it', async () => {
    const { kim, kofi, assignmentId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    expect(await refusalOf(kim.api.handover.write({ assignmentId, version: 0, ...none }))).toMatchObject({
      code: 'handover.changed',
    })
    expect(await kim.api.handover.write({ assignmentId, version: 1, ...none })).toEqual({ version: 0 })
    expect((await kim.api.handover.own())?.parts[0]?.own).toBeNull()
    expect((await kofi.api.handover.own())?.parts.flatMap(({ received }) => received)).toEqual([])
    expect(await kim.api.handover.write({ assignmentId, version: 0, ...someWords })).toEqual({ version: 1 })
  })

  it('reaches whoever takes over the very seat in the middle of the shift', async () => {
    const { kim, kofi, lea, olivia, groupId, date, assignmentId, lateId, set } = await aHandover(world)
    set('10:00')
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: null, note: '' })
    await olivia.api.schedule.remove({ assignmentId: lateId })
    const seat = { groupId, date, shiftId: 'early' }
    await olivia.api.schedule.assign({ ...seat, seat: 1, profileId: kofi.id, reason: 'springt ein' })
    const received = async () =>
      (await kofi.api.handover.own())?.parts.flatMap(part => part.received.map(({ author }) => author.fullName))
    expect(await received()).toEqual(['Kim Albers'])
    // beside somebody there is nothing to hand over
    await olivia.api.schedule.assign({ ...seat, seat: 2, profileId: lea.id, reason: 'hilft' })
    expect((await lea.api.handover.own())?.parts.flatMap(part => part.received)).toEqual([])
  })

  it('is still possible when the seat is taken away meanwhile: what was worked is handed over', async () => {
    const { kim, olivia, assignmentId } = await aHandover(world)
    await olivia.api.schedule.remove({ assignmentId })
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    expect((await kim.api.handover.own())?.parts).toEqual([
      expect.objectContaining({ assignmentId, mayWrite: true, own: { ...someWords, version: 1 } }),
    ])
  })
})

describe('reading a handover', () => {
  it('is for whoever follows; what is ticked is seen by those who lead, and is unread again after a change', async () => {
    const { kim, kofi, lea, assignmentId, lateId, set } = await aHandover(world)
    const ofKofi = async () => (await kofi.api.handover.own())?.parts.find(part => part.assignmentId === lateId)
    expect(await ofKofi()).toMatchObject({ mayWrite: false, own: null, received: [] })
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    await kofi.api.attendance.checkIn({ assignmentId: lateId })
    const [note] = (await ofKofi())?.received ?? []
    expect(note).toMatchObject({ ...someWords, isOwn: false, readAt: null, reads: null })
    expect(note?.author.fullName).toBe('Kim Albers')
    set('15:52')
    await kofi.api.handover.read({ assignmentId, version: 1 })
    set('15:58')
    await kofi.api.handover.read({ assignmentId, version: 1 })
    expect((await ofKofi())?.received[0]?.readAt).toBe('2026-11-23T14:52:00Z')
    const latest = async () => (await lea.api.handover.latest()).notes[0]?.reads
    expect(await latest()).toEqual([
      expect.objectContaining({ fullName: 'Kofi Mensah', at: '2026-11-23T14:52:00Z', isCurrent: true }),
    ])
    await kim.api.handover.write({ assignmentId, version: 1, ...someWords, vips: 'Marco' })
    expect((await ofKofi())?.received[0]).toMatchObject({ version: 2, readAt: null })
    expect(await latest()).toEqual([expect.objectContaining({ isCurrent: false })])
    expect(await refusalOf(kofi.api.handover.read({ assignmentId, version: 1 }))).toMatchObject({
      code: 'handover.changed',
      message: 'Die Übergabe wurde inzwischen geändert. Lies sie noch einmal.',
    })
    expect(await refusalOf(kim.api.handover.read({ assignmentId, version: 2 }))).toMatchObject({
      code: 'handover.own',
    })
  })

  it('is not for chatters without a seat on the group around that time, and for all who lead', async () => {
    const { kim, kofi, lea, olivia, assignmentId, lateId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    await olivia.api.schedule.remove({ assignmentId: lateId })
    expect((await kofi.api.handover.list({})).notes).toEqual([])
    expect(await refusalOf(kofi.api.handover.read({ assignmentId, version: 1 }))).toMatchObject({
      code: 'handover.notFound',
    })
    for (const reader of [kim, lea, olivia]) expect((await reader.api.handover.list({})).notes).toHaveLength(1)
    await lea.api.handover.read({ assignmentId, version: 1 })
  })

  it('is read by others on a new day, but not once days have passed', async () => {
    const { kim, kofi, lea, olivia, assignmentId, lateId, groupId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    await olivia.api.schedule.remove({ assignmentId: lateId })
    const wednesday = { groupId, date: '2026-11-26', shiftId: 'early', seat: 1 }
    await olivia.api.schedule.assign({ ...wednesday, profileId: kofi.id, reason: 'so' })
    expect((await kofi.api.handover.list({})).notes).toHaveLength(1)
    const thursday = { groupId, date: '2026-11-27', shiftId: 'early', seat: 1 }
    const { assignments } = await olivia.api.schedule.plan({ groupId, week: '2026-W48' })
    for (const { id, profileId } of assignments) {
      if (profileId === kofi.id) await olivia.api.schedule.remove({ assignmentId: id })
    }
    await olivia.api.schedule.assign({ ...thursday, profileId: kofi.id, reason: 'so' })
    expect((await kofi.api.handover.list({})).notes).toEqual([])
    expect((await lea.api.handover.list({})).notes).toHaveLength(1)
  })
})

describe('searching', () => {
  it('finds words wherever they stand, taken as they are, by group, page by page', async () => {
    const { kim, lea, assignmentId, groupId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords, problems: '100%_fertig' })
    const found = async (search: string) => (await lea.api.handover.list({ search })).notes.length
    expect(await found('marco')).toBe(1)
    expect(await found('MARCÓ')).toBe(1)
    expect(await found('kim alb')).toBe(1)
    expect(await found('100%_')).toBe(1)
    expect(await found('1%0')).toBe(0)
    expect(await found('100_')).toBe(0)
    expect((await lea.api.handover.list({ groupId })).groups).toEqual([{ id: groupId, name: 'Luna' }])
    await world.staffel.services.database.pool.query(
      `insert into handovers select organization_id, 'Z' || lpad(n::text, 11, '0'), profile_id, group_id, group_name, date,
         shift_id, shift_name, start_time, end_time, starts_at - n / 2 * interval '1 day', ends_at - n / 2 * interval '1 day',
         customs, promises, vips, problems, todos, 1, changed_at, search_text
       from handovers, generate_series(2, 70) n where assignment_id = $1`,
      [assignmentId],
    )
    const pages = [await lea.api.handover.list({})]
    for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) {
      // a page after the other
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await lea.api.handover.list({ after }))
    }
    expect(pages.map(({ notes }) => notes.length)).toEqual([30, 30, 10])
    const all = pages.flatMap(({ notes }) => notes)
    expect(new Set(all.map(note => note.assignmentId)).size).toBe(70)
  })
})

describe('what is kept', () => {
  it('is erased after ninety days, with who has read it', async () => {
    const { kim, kofi, assignmentId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    await kofi.api.handover.read({ assignmentId, version: 1 })
    const left = async () =>
      (
        await world.staffel.services.database.pool.query(
          'select (select count(*) from handovers where assignment_id = $1) + (select count(*) from handover_reads where assignment_id = $1) as n',
          [assignmentId],
        )
      ).rows[0].n
    world.clock.set('2027-02-21T15:00:00Z')
    await world.staffel.planning.forget()
    expect(await left()).toBe(2)
    world.clock.set('2027-02-21T15:00:01Z')
    await world.staffel.planning.forget()
    expect(await left()).toBe(0)
  })

  it('is not written where nobody checks in', async () => {
    const { kim } = await world.office()
    expect(await kim.api.handover.own()).toBeNull()
  })
})
