import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aDuty, at } from '#test/duty-office.ts'
import { aWorkedMonth, closeNovember, payReason, setRate, someTerms } from '#test/pay-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { payData } from './personal-data.ts'

const world = useWorld()
const month = '2026-11'

describe('a rate', () => {
  it('holds from its day on, with the history of who is paid how', async () => {
    const { adam, kim, olivia } = await world.office()
    await setRate(adam, kim.id, '2026-10-01')
    await setRate(adam, kim.id, '2026-11-16', { hourly: 1700 })
    await setRate(olivia, kim.id, '2026-11-16', { hourly: 1800 })
    const { currency, isCurrencyFree, rates } = await adam.api.pay.rates({ profileId: kim.id })
    expect({ currency, isCurrencyFree }).toEqual({ currency: 'EUR', isCurrencyFree: false })
    expect(rates.map(({ from, hourly }) => [from, hourly])).toEqual([
      ['2026-11-16', 1800],
      ['2026-10-01', 1500],
    ])
    await adam.api.pay.removeRate({ profileId: kim.id, from: day('2026-11-16') })
    expect(await refusalOf(adam.api.pay.removeRate({ profileId: kim.id, from: day('2026-11-16') }))).toMatchObject({
      code: 'pay.rateNotFound',
    })
    const { entries } = await olivia.api.auditLog.list({ kind: 'pay.rateSet' })
    expect(entries).toHaveLength(3)
  })

  it('is refused with a sentence at its field, and nothing is half done', async () => {
    const { adam, kim } = await world.office()
    const why = async (more: object) =>
      refusalOf(adam.api.pay.saveRate({ profileId: kim.id, from: day('2026-11-01'), ...someTerms, ...more }))
    expect(await why({ commission: 10_100 })).toMatchObject({
      field: 'commission',
      message: 'Gib eine Provision von 0 bis 100 % mit höchstens zwei Nachkommastellen ein.',
    })
    expect(await why({ hourly: -1 })).toMatchObject({ code: 'pay.hourlyRange', field: 'hourly' })
    expect(await why({ hourly: 15.5 })).toMatchObject({ code: 'pay.hourlyRange', field: 'hourly' })
    expect(await why({ night: -100 })).toMatchObject({ code: 'pay.supplementRange', field: 'night' })
    expect(await why({ weekend: 20_001 })).toMatchObject({ code: 'pay.supplementRange', field: 'weekend' })
    expect(await why({ currency: 'XYZ' })).toMatchObject({
      field: 'currency',
      message: 'Diese Währung wird nicht unterstützt.',
    })
    expect(await why({ from: '2026-02-30' })).toMatchObject({ code: 'input.day', field: 'from' })
    expect((await adam.api.pay.rates({ profileId: kim.id })).rates).toEqual([])
  })

  it('keeps to one currency a person, which can be another one while nothing hangs on it', async () => {
    const { adam, kim } = await world.office()
    const isFree = async () => (await adam.api.pay.rates({ profileId: kim.id })).isCurrencyFree
    expect(await isFree()).toBe(true)
    await setRate(adam, kim.id, '2026-10-01')
    expect(await isFree()).toBe(true)
    await setRate(adam, kim.id, '2026-10-01', { currency: 'USD' })
    expect(await refusalOf(setRate(adam, kim.id, '2026-11-01'))).toMatchObject({
      code: 'pay.otherCurrency',
      field: 'currency',
      message: 'Diese Person wird in USD bezahlt. Pro Person ist nur eine Währung möglich.',
    })
    await adam.api.pay.addItem({ profileId: kim.id, month, kind: 'bonus', amount: 100, reason: payReason })
    expect(await isFree()).toBe(false)
    expect(await refusalOf(setRate(adam, kim.id, '2026-10-01'))).toMatchObject({ code: 'pay.otherCurrency' })
  })
})

describe('a bonus or a deduction', () => {
  it('stands with its reason, and can be taken back', async () => {
    const { adam, kim } = await world.office()
    await setRate(adam, kim.id, '2026-11-01')
    const item = { profileId: kim.id, month, amount: 2500, reason: 'Vorschuss' }
    const { itemId } = await adam.api.pay.addItem({ ...item, kind: 'deduction' })
    await adam.api.pay.addItem({ ...item, kind: 'bonus', amount: 4000 })
    const { total, lines } = await adam.api.pay.statement({ month, profileId: kim.id })
    expect(total).toBe(1500)
    expect(lines.map(({ amount }) => amount)).toEqual([4000, -2500])
    await adam.api.pay.removeItem({ itemId })
    expect((await kim.api.pay.own({ month })).total).toBe(4000)
    expect(await refusalOf(adam.api.pay.removeItem({ itemId }))).toMatchObject({ code: 'pay.itemNotFound' })
  })

  it('is refused with a sentence: too much, nothing, less than nothing, too long a reason, no currency yet', async () => {
    const { adam, kim, kofi } = await world.office()
    await setRate(adam, kim.id, '2026-11-01')
    const item = { profileId: kim.id, month, kind: 'bonus' as const, amount: 100, reason: 'Messe' }
    const why = async (more: object) => refusalOf(adam.api.pay.addItem({ ...item, ...more }))
    expect(await why({ amount: 1e12 })).toMatchObject({
      field: 'amount',
      message:
        'Gib einen Betrag von 0,01 bis 100.000.000 mit höchstens zwei Nachkommastellen ein. In Währungen ohne Cent sind ganze Zahlen bis 10.000.000.000 möglich.',
    })
    for (const amount of [0, -5, 0.5]) expect(await why({ amount })).toMatchObject({ code: 'pay.amountRange' })
    expect(await why({ reason: 'x'.repeat(301) })).toMatchObject({ code: 'input.tooLong', field: 'reason' })
    expect(await why({ reason: ' ' })).toMatchObject({ code: 'input.required', field: 'reason' })
    expect(await why({ profileId: kofi.id })).toMatchObject({ code: 'pay.noCurrency' })
    expect((await kim.api.pay.own({ month })).lines).toEqual([])
  })
})

describe('a month', () => {
  it('lists who has worked what, by line, and each sees only their own', async () => {
    const { adam, kim, kofi, lea } = await aWorkedMonth(world)
    const { people, sums, closed, isOver, areHoursClosed } = await adam.api.pay.month({ month })
    expect({ closed, isOver, areHoursClosed }).toEqual({ closed: null, isOver: true, areHoursClosed: false })
    const { shifts, lines, total } = await kim.api.pay.own({ month })
    expect(shifts.map(({ date, minutes, night, weekend }) => [date, minutes, night, weekend])).toEqual([
      ['2026-11-28', 360, 240, 360],
      ['2026-11-30', 480, 0, 0],
    ])
    expect(lines.map(({ kind, minutes, amount }) => [kind, minutes, amount])).toEqual([
      ['base', 840, 21_000],
      ['night', 240, 1500],
      ['weekend', 360, 4500],
    ])
    expect(people.find(({ profileId }) => profileId === kim.id)).toMatchObject({
      minutes: 840,
      base: 21_000,
      supplements: 6000,
      total,
    })
    expect(sums).toEqual([{ currency: 'EUR', people: 1, total: 27_000 }])
    for (const other of [kofi, lea]) {
      expect(await refusalOf(other.api.pay.statement({ month, profileId: kim.id }))).toMatchObject({
        code: 'permissions.missing',
      })
      expect((await other.api.pay.own({ month })).lines).toEqual([])
    }
  })

  it('is closed when it is over and its hours stand; what is closed never changes', async () => {
    const { adam, olivia, kim, kofi } = await aWorkedMonth(world)
    const { mark } = await adam.api.pay.month({ month })
    expect(await refusalOf(adam.api.pay.close({ month: '2026-12', mark }))).toMatchObject({ code: 'pay.monthRuns' })
    expect(await refusalOf(adam.api.pay.close({ month, mark }))).toMatchObject({
      code: 'pay.hoursOpen',
      message: 'Die Stundenzettel für November 2026 sind noch offen. Schließe sie zuerst ab.',
    })
    const before = (await kim.api.pay.own({ month })).lines
    await closeNovember({ adam })
    const run = await olivia.api.pay.month({ month })
    expect(run).toMatchObject({ version: 1, closed: { by: adam.fullName } })
    const item = { profileId: kim.id, month, kind: 'bonus' as const, amount: 100, reason: 'Messe' }
    expect(await refusalOf(adam.api.pay.addItem(item))).toMatchObject({ code: 'pay.runClosed', field: 'month' })
    const inside = { code: 'pay.inClosedRun', field: 'from' }
    expect(await refusalOf(setRate(adam, kim.id, '2026-11-16', { hourly: 1 }))).toMatchObject({
      ...inside,
      message:
        'Die Abrechnung November 2026 ist abgeschlossen. Wähle einen Tag ab dem 1. Dezember 2026 oder öffne die Abrechnung wieder.',
    })
    expect(await refusalOf(setRate(adam, kofi.id, '2026-09-01'))).toMatchObject(inside)
    expect(await refusalOf(adam.api.pay.removeRate({ profileId: kim.id, from: day('2026-11-01') }))).toMatchObject(
      inside,
    )
    await setRate(adam, kim.id, '2026-12-01', { hourly: 9900 })
    const [, held] = (await adam.api.pay.rates({ profileId: kim.id })).rates
    expect(held).toMatchObject({ isFree: false })
    await adam.api.attendance.reopen({ month, reason: 'Fehler' })
    const own = await kim.api.pay.own({ month })
    expect(own.lines).toEqual(before)
    expect(own).toMatchObject({ version: 1, expected: null, closedMonths: [{ month, total: 27_000, currency: 'EUR' }] })
    expect(await olivia.api.pay.month({ month })).toMatchObject({ people: run.people, areHoursClosed: false })
  })

  it('keeps who has worked and is not paid for it, with why', async () => {
    const { olivia, adam, kofi, groupId } = await aWorkedMonth(world)
    world.clock.set('2026-11-20T11:00:00Z')
    const seat = { groupId, date: day('2026-11-27'), shiftId: 'early', seat: 1, profileId: kofi.id }
    await olivia.api.schedule.assign({ ...seat, reason: 'kann doch' })
    world.clock.set('2026-12-02T10:00:00Z')
    const ofKofi = async () =>
      (await adam.api.pay.month({ month })).people.find(({ profileId }) => profileId === kofi.id)
    const draft = await ofKofi()
    expect(draft).toMatchObject({ minutes: 480, total: 0, currency: null, omitted: [{ kind: 'base', why: 'noRate' }] })
    await closeNovember({ adam })
    expect(await ofKofi()).toEqual(draft)
    expect(await kofi.api.pay.own({ month })).toMatchObject({
      shifts: [{ date: '2026-11-27', minutes: 480 }],
      omitted: draft!.omitted,
      closedMonths: [],
    })
    expect((await adam.api.pay.month({ month })).sums).toMatchObject([{ people: 1 }])
    const { entries } = await olivia.api.auditLog.list({ kind: 'pay.closed' })
    expect(entries).toMatchObject([{ change: { people: 1 } }])
    // nothing of it is in a currency
    await setRate(adam, kofi.id, '2026-12-01')
    await setRate(adam, kofi.id, '2026-12-01', { currency: 'USD' })
  })

  it('is closed by one of two at once; the other is refused by name, and who has seen something else as well', async () => {
    const { adam, olivia, kim } = await aWorkedMonth(world)
    await adam.api.attendance.close({ month })
    const { mark } = await adam.api.pay.month({ month })
    await adam.api.pay.addItem({ profileId: kim.id, month, kind: 'bonus', amount: 100, reason: 'Messe' })
    expect(await refusalOf(olivia.api.pay.close({ month, mark }))).toMatchObject({ code: 'pay.changed' })
    const { mark: now } = await olivia.api.pay.month({ month })
    const both = [adam, olivia]
    const outcomes = await Promise.allSettled(both.map(one => one.api.pay.close({ month, mark: now })))
    const lost = outcomes.findIndex(({ status }) => status === 'rejected')
    const [winner, loser] = lost === 0 ? [olivia, adam] : [adam, olivia]
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await refusalOf(loser.api.pay.close({ month, mark: now }))).toMatchObject({
      code: 'pay.alreadyClosed',
      message: `${winner.fullName} hat diese Abrechnung schon abgeschlossen.`,
    })
    const { entries } = await olivia.api.auditLog.list({ kind: 'pay.closed' })
    expect(entries).toHaveLength(1)
  })

  it('can be reopened with a reason, which is written down; the version of before is kept', async () => {
    const { adam, olivia, kim } = await aWorkedMonth(world)
    await closeNovember({ adam })
    await adam.api.pay.reopen({ month, reason: 'Bonus vergessen' })
    await adam.api.pay.reopen({ month, reason: 'noch einmal' })
    const { entries } = await olivia.api.auditLog.list({ kind: 'pay.reopened' })
    expect(entries).toMatchObject([{ change: { reason: 'Bonus vergessen', version: 1 } }])
    expect((await kim.api.pay.own({ month })).closedMonths).toEqual([])
    await adam.api.pay.addItem({ profileId: kim.id, month, kind: 'bonus', amount: 100, reason: 'Messe' })
    const { mark } = await adam.api.pay.month({ month })
    await adam.api.pay.close({ month, mark })
    expect(await kim.api.pay.own({ month })).toMatchObject({ version: 2, total: 27_100 })
    const { rows } = await world.staffel.services.database.pool.query(
      `select version, total from pay_statements where profile_id = $1 order by version`,
      [kim.id],
    )
    expect(rows.map(row => [row.version, Number(row.total)])).toEqual([
      [1, 27_000],
      [2, 27_100],
    ])
  })

  it('cannot be changed once closed, by whatever a request does to the tables', async () => {
    const { adam, id } = await aWorkedMonth(world)
    await closeNovember({ adam })
    for (const statement of [
      'update pay_statements set total = 1',
      'delete from pay_statements',
      'update pay_lines set amount = 1',
      'delete from pay_lines',
      'delete from pay_runs',
    ]) {
      await expect(world.staffel.services.database.tenant(id, tx => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
    }
  })
})

describe('what the next payday brings', () => {
  it('is nothing of a shift that somebody was late for and that has been taken from them', async () => {
    const { adam, olivia, kim, assignmentId } = await aDuty(world)
    await setRate(adam, kim.id, '2026-11-01')
    expect(await kim.api.pay.own({ month })).toMatchObject({ total: 0, expected: 12_000 })
    world.clock.set(at('08:06'))
    await world.staffel.planning.sweep()
    await olivia.api.schedule.remove({ assignmentId })
    expect(await kim.api.pay.own({ month })).toMatchObject({ total: 0, expected: 0 })
  })

  it('is the month before it: expected while it can change, with what is still planned, and then as it was closed', async () => {
    const { olivia, adam, kim, kofi } = await aWorkedMonth(world)
    await olivia.api.organizationSettings.saveOrganization({
      base: { payday_enabled: false, payday_day: 15 },
      change: { payday_enabled: true, payday_day: 10 },
    })
    world.clock.set('2026-11-29T10:00:00Z')
    expect(await kim.api.pay.own({ month })).toMatchObject({ total: 15_000, expected: 27_000 })
    expect(await kim.api.pay.expected()).toEqual({ month, currency: 'EUR', total: 27_000, isClosed: false })
    expect(await kofi.api.pay.expected()).toBeNull()
    world.clock.set('2026-12-02T10:00:00Z')
    await closeNovember({ adam })
    expect(await kim.api.pay.expected()).toEqual({ month, currency: 'EUR', total: 27_000, isClosed: true })
  })
})

it('is handed out to the person, and loses its words with them', async () => {
  const { adam, kim, id } = await aWorkedMonth(world)
  await adam.api.pay.addItem({ profileId: kim.id, month, kind: 'deduction', amount: 500, reason: 'Kims Vorschuss' })
  await closeNovember({ adam })
  const { database } = world.staffel.services
  const whose = { organizationId: id, profileId: kim.id, isMember: true }
  const handed = await database.tenant(id, async tx => payData.export?.(tx, whose))
  expect(handed).toMatchObject({
    payRates: [{ hourly: 1500 }],
    payItems: [{ reason: 'Kims Vorschuss' }],
    payStatements: [{ total: 26_500 }],
    payLines: [{}, {}, {}, { amount: -500 }],
  })
  const erasing = { organizationId: id, profileId: kim.id, names: [], emails: [], texts: [], stub: '' }
  await database.tenant(id, async tx => payData.erase?.(tx, erasing))
  const { rows } = await database.pool.query(
    `select (select count(*) from pay_items where profile_id = $1 and reason <> '')
        + (select count(*) from pay_lines where profile_id = $1 and text <> '') as words,
      (select sum(amount) from pay_lines where profile_id = $1) as amount`,
    [kim.id],
  )
  expect(rows.map(row => [Number(row.words), Number(row.amount)])).toEqual([[0, 26_500]])
})
