import { describe, expect, it } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { aMarket } from '#test/market-office.ts'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const read = async (url: string) => {
  const answer = await world.visitor().fetch(new URL(url).pathname)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

describe('the calendar link', () => {
  it('shows published shifts as instants, and no drafts and nobody else’s', async () => {
    const office = await world.office()
    const { kim, kofi } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-25')
    await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-26')
    const { url } = await kim.api.calendar.renew()
    const { status, type, text } = await read(url)
    expect(status).toBe(200)
    expect(type).toContain('text/calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toMatch(/DTSTART:20261125T\d{6}Z/)
    expect(text).toMatch(/SUMMARY:.+Luna/)
    expect((await read((await kofi.api.calendar.renew()).url)).text).not.toContain('BEGIN:VEVENT')
  })

  it.each([
    // 02:00 to 08:00: the hour that does not exist, and the one that comes twice
    ['2026-03-29', '2026-W13', '20260329T010000Z', '20260329T060000Z'],
    ['2026-10-25', '2026-W43', '20261025T000000Z', '20261025T070000Z'],
  ])('has the night of %s in instants', async (date, of, start, end) => {
    const office = await world.office()
    const { adam, kim } = office
    const groupId = await addGroup(world, office, 'Luna')
    const seat = { groupId, date: day(date), shiftId: 'night', seat: 1, profileId: kim.id, reason: 'geht' }
    const { version } = await adam.api.schedule.assign(seat)
    await adam.api.schedule.publish({ groupId, week: week(of), version })
    world.clock.set(`${date}T08:00:00Z`)
    const { text } = await read((await kim.api.calendar.renew()).url)
    expect(text).toContain(`DTSTART:${start}`)
    expect(text).toContain(`DTEND:${end}`)
  })

  it('says of a shift that it is on offer, until it is not any more', async () => {
    const { kim, kofi, assignmentId } = await aMarket(world)
    const { url } = await kim.api.calendar.renew()
    expect((await read(url)).text).not.toContain('angeboten')
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note: '' })
    const { text } = await read(url)
    expect(text).toMatch(/SUMMARY:Früh · Luna · angeboten/)
    expect(text).toContain('/market\r')
    await kim.api.market.withdraw({ offerId })
    expect((await read(url)).text).not.toContain('angeboten')
  })

  it('is void once renewed or revoked, and never shown again', async () => {
    const { kim } = await world.office()
    expect(await kim.api.calendar.link()).toEqual({ createdAt: null })
    const first = await kim.api.calendar.renew()
    const second = await kim.api.calendar.renew()
    expect((await read(first.url)).status).toBe(404)
    expect((await read(second.url)).status).toBe(200)
    expect(await kim.api.calendar.link()).toEqual({ createdAt: '2026-11-20T11:00:00Z' })
    await kim.api.calendar.revoke()
    expect((await read(second.url)).status).toBe(404)
  })

  it('works although its network has tried too many wrong addresses', async () => {
    const { kim } = await world.office()
    const { url } = await kim.api.calendar.renew()
    for (let tries = 0; tries < 30; tries++) await read(`http://x/calendar/guess-${tries}.ics`)
    expect((await read('http://x/calendar/one-more.ics')).status).toBe(429)
    expect((await read(url)).status).toBe(200)
  })
})
