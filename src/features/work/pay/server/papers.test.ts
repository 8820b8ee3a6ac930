import { describe, expect, it } from 'vitest'
import { anUpload } from '#test/factories.ts'
import { aCrew } from '#test/pay-crew.ts'
import { aWorkedMonth, closeNovember } from '#test/pay-office.ts'
import { statementsSent } from '#test/rows-read.ts'
import { exportedRows } from '#test/tables.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const textRows = (csv: string): string[][] => csv.split('\r\n').map(row => row.slice(1, -1).split('";"'))

/*
 * The second reckoning knows nothing of rules.ts: it walks over the minutes that the timesheets name, one by one, on the
 * clocks of Berlin.
 */
type Sums = Map<string, number>

const minute = 60_000
const clocks = new Map<number, number>()

/** Minutes that Berlin is ahead at that instant; it changes by the hour. */
function aheadAt(at: number): number {
  const hour = Math.floor(at / (60 * minute))
  const known =
    clocks.get(hour) ??
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Europe/Berlin').offsetNanoseconds / 6e10
  clocks.set(hour, known)
  return known
}

interface Rate {
  readonly from: string
  readonly hourly: number
  readonly night: number
  readonly weekend: number
  readonly commission: number
}

const rateAt = (rates: readonly Rate[], day: string): Rate | undefined =>
  rates.toReversed().find(({ from }) => from <= day)

function walk(rows: readonly unknown[][], rates: readonly Rate[], month: string): Sums {
  const sums: Sums = new Map()
  const add = (key: string) => sums.set(key, (sums.get(key) ?? 0) + 1)
  for (const [, , , , , , from, to] of rows) {
    if (typeof from !== 'string' || typeof to !== 'string' || !/^\d{4}-/.test(from)) continue
    const [start, end] = [from, to].map(
      local => Temporal.PlainDateTime.from(local.replace(' ', 'T')).toZonedDateTime('Europe/Berlin').epochMilliseconds,
    )
    for (let at = start ?? 0; at < (end ?? 0); at += minute) {
      const local = new Date(at + aheadAt(at) * minute).toISOString()
      if (!local.startsWith(month)) continue
      const rate = rateAt(rates, local.slice(0, 10))
      if (!rate) throw new Error(`nobody is paid on ${local}`)
      const hour = Number(local.slice(11, 13))
      const weekday = new Date(local).getUTCDay()
      add(`Stunden ${rate.hourly} 0`)
      if (rate.night > 0 && (hour >= 23 || hour < 6)) add(`Nachtzuschlag ${rate.hourly} ${rate.night}`)
      if (rate.weekend > 0 && (weekday === 0 || weekday === 6)) add(`Wochenendzuschlag ${rate.hourly} ${rate.weekend}`)
    }
  }
  return sums
}

/** Half up, of numbers that a float holds exactly. */
const rounded = (product: number, by: number): number => Math.floor((2 * product + by) / (2 * by))

function amounts(sums: Sums): Map<string, number> {
  return new Map(
    [...sums].map(([key, minutes]) => {
      const [, hourly = 0, percent = 0] = key.split(' ').map(Number)
      return [key, percent === 0 ? rounded(minutes * hourly, 60) : rounded(minutes * hourly * percent, 600_000)]
    }),
  )
}

const cents = (value: unknown): number => Math.round(Number(value) * 100)

describe.each([
  ['2026-03', 8],
  ['2026-10', 40],
] as const)('a month from check-ins to a closed run: %s, %i people', (month, size) => {
  it('are paid what a second program reckons from the timesheets', { tags: ['all'] }, async () => {
    world.clock.set(`${month}-10T10:00:00Z`)
    const office = await world.office()
    const { adam } = office
    const crew = await aCrew(world, office, { people: size, first: `${month}-01`, shifts: 31 })
    await adam.api.scoreboard.saveRewards({
      periods: (await adam.api.scoreboard.rewards()).periods.map(({ month: of, version }) => ({
        month: of,
        version,
        rewards: [250, 100.5, 0].map((cash_amount, at) => ({
          rank: at + 1,
          cash_amount,
          cash_currency: 'EUR' as const,
        })),
      })),
    })
    await anUpload(
      office,
      crew
        .slice(0, 5)
        .map(({ fullName }, at) => `${fullName};${9000 - at * 111}`)
        .join('\n'),
      month,
    )
    const bonus = { month, kind: 'bonus', amount: 12_345, reason: '=1+1' } as const
    await adam.api.pay.addItem({ profileId: crew[0]?.id ?? '', ...bonus })
    const advance = { month, kind: 'deduction', amount: 2500, reason: 'Vorschuss' } as const
    await adam.api.pay.addItem({ profileId: crew[1]?.id ?? '', ...advance })
    const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()
    world.clock.set(`${next}-02T10:00:00Z`)
    await adam.api.attendance.close({ month })
    const { mark } = await adam.api.pay.month({ month })
    await adam.api.pay.close({ month, mark })

    const [, ...lines] = await exportedRows(await adam.api.pay.exportXlsx({ month }))
    const { sums } = await adam.api.pay.month({ month })
    expect(sums).toEqual([{ currency: 'EUR', people: size, total: lines.reduce((all, row) => all + cents(row[9]), 0) }])
    const ofPerson = Map.groupBy(lines, ([name]) => name)
    for (const [at, { id, fullName, rates }] of crew.entries()) {
      const question = { month, profileId: id }
      // a workbook is made in a process of its own, which takes its time: the text has the same rows
      const sheet =
        at < 8
          ? await exportedRows(await adam.api.attendance.exportXlsx(question))
          : textRows((await adam.api.attendance.exportCsv(question)).csv)
      const reckoned = amounts(walk(sheet, rates, month))
      if (at < 5) {
        const revenue = 100 * (9000 - at * 111)
        reckoned.set('Provision', rounded(revenue * 275, 10_000))
      }
      if (at < 2) reckoned.set('Belohnung', [25_000, 10_050][at] ?? 0)
      if (at === 0) reckoned.set('Bonus', 12_345)
      if (at === 1) reckoned.set('Abzug', -2500)
      const exported = new Map(
        (ofPerson.get(fullName) ?? [])
          .filter(row => row[9] !== null)
          .map(([, kind, , , minutes, hourly, percent, , , amount]) => [
            minutes === null ? String(kind) : `${String(kind)} ${cents(hourly)} ${cents(percent ?? 0)}`,
            cents(amount),
          ]),
      )
      expect(exported, fullName).toEqual(reckoned)
    }
    expect(ofPerson.get(crew[0]?.fullName ?? '')?.map(row => row[2])).toContain('=1+1')
    const { csv } = await adam.api.pay.exportCsv({ month })
    expect(csv).toContain('"Bonus";"\'=1+1"')
    expect(csv).toContain('"-25,00"')
  })
})

it('is read and closed with as many statements for many people as for few', { tags: ['all'] }, async () => {
  const month = '2026-10'
  const statements = async (count: number) => {
    world.clock.set('2026-10-01T10:00:00Z')
    const office = await world.office()
    const { adam } = office
    await aCrew(world, office, { people: count, first: '2026-10-01', shifts: 31 })
    world.clock.set('2026-11-02T10:00:00Z')
    await adam.api.attendance.close({ month })
    const { mark } = await adam.api.pay.month({ month })
    const read = await statementsSent(() => adam.api.pay.month({ month }))
    return { read, closed: await statementsSent(() => adam.api.pay.close({ month, mark })) }
  }
  expect(await statements(100)).toEqual(await statements(5))
})

it('is handed out to those who keep pay and have just shown to be there, and written down', async () => {
  const { adam, kim, lea } = await aWorkedMonth(world)
  await closeNovember({ adam })
  for (const other of [kim, lea]) {
    expect(await refusalOf(other.api.pay.exportCsv({ month: '2026-11' }))).toMatchObject({
      code: 'permissions.missing',
    })
  }
  await adam.api.pay.exportCsv({ month: '2026-11' })
  const { entries } = await adam.api.auditLog.list({ kind: 'pay.exported' })
  expect(entries).toMatchObject([{ change: { format: 'csv', month: '2026-11', rows: 4 } }])
})
