import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { week, weekOf } from '#kit/week.ts'
import type { Office } from '#test/world.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const [monday, tuesday, wednesday, sunday] = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-29'].map(day) as [
  ReturnType<typeof day>,
  ReturnType<typeof day>,
  ReturnType<typeof day>,
  ReturnType<typeof day>,
]
type Person = Office['kim']

const ask = (person: Person, dates = [monday], extra: object = {}) =>
  person.api.vacation.request({ week: w48, dates, reason: 'Familienfeier', ...extra })

/** date shift status, of all that says something. */
const entriesOf = async (person: Person, of = w48) =>
  (await person.api.availability.week({ week: of })).entries
    .map(({ date, shiftId, status }) => `${date} ${shiftId} ${status}`)
    .toSorted()

describe('asking for vacation', () => {
  it('makes one request for each run of days and marks all their shifts', async () => {
    const { kim } = await world.office()
    await kim.api.availability.setCells({
      week: w48,
      cells: [{ date: monday, shiftId: 'early', marking: 'available' }],
    })
    const { requests, totalDays, skippedDates } = await ask(kim, [sunday, tuesday, monday])
    expect(requests).toMatchObject([
      {
        profileId: kim.id,
        fullName: 'Kim Albers',
        weekStart: monday,
        weekEnd: sunday,
        specificDates: [monday, tuesday],
        requestedDays: 2,
        currentLimit: 2,
        status: 'pending',
        reason: 'Familienfeier',
        shiftName: null,
        version: 1,
      },
      { specificDates: [sunday], requestedDays: 1 },
    ])
    expect({ totalDays, skippedDates }).toEqual({ totalDays: 3, skippedDates: [] })
    expect(await entriesOf(kim)).toEqual(
      [monday, tuesday, sunday]
        .flatMap(date => ['early', 'late', 'night'].map(id => `${date} ${id} vacation_requested`))
        .toSorted(),
    )
    expect((await kim.api.availability.week({ week: w48 })).vacationDays).toEqual({ current: 3, max: 2 })
  })

  it('marks one shift where one is chosen, and leaves the others to be marked', async () => {
    const { kim } = await world.office()
    expect((await ask(kim, [monday], { shiftId: 'late' })).requests).toMatchObject([{ shiftName: 'Spät' }])
    await kim.api.availability.setCells({
      week: w48,
      cells: [{ date: monday, shiftId: 'early', marking: 'available' }],
    })
    expect(await entriesOf(kim)).toEqual([`${monday} early available`, `${monday} late vacation_requested`])
    expect(
      await refusalOf(
        kim.api.availability.setCells({ week: w48, cells: [{ date: monday, shiftId: 'late', marking: 'none' }] }),
      ),
    ).toMatchObject({ code: 'availability.onVacation' })
  })

  it('asks for the days of one shift and those of another at once, each as a wish of its own', async () => {
    const { kim } = await world.office()
    const also = [{ dates: [tuesday, wednesday], shiftId: 'late' }]
    const { requests, totalDays } = await ask(kim, [monday, tuesday], { shiftId: 'early', also })
    expect(requests.map(({ shiftName, specificDates }) => [shiftName, specificDates])).toEqual([
      ['Früh', [monday, tuesday]],
      ['Spät', [tuesday, wednesday]],
    ])
    expect(totalDays).toBe(3)
    expect(await entriesOf(kim)).toEqual([
      `${monday} early vacation_requested`,
      `${tuesday} early vacation_requested`,
      `${tuesday} late vacation_requested`,
      `${wednesday} late vacation_requested`,
    ])
    expect(requests[0]).toMatchObject({ weekDays: 3 })
  })

  it('makes none of several wishes where one of them cannot be', async () => {
    const { kim } = await world.office()
    const also = [{ dates: [tuesday], shiftId: 'AAAAAAAAAAAA' }]
    expect(await refusalOf(ask(kim, [monday], { shiftId: 'early', also }))).toMatchObject({
      code: 'vacation.shiftGone',
    })
    expect(await entriesOf(kim)).toEqual([])
  })

  it('skips days that were asked for already, and says so when none is left', async () => {
    const { kim } = await world.office()
    await ask(kim, [tuesday])
    expect(await ask(kim, [monday, tuesday, wednesday])).toMatchObject({
      requests: [{ specificDates: [monday] }, { specificDates: [wednesday] }],
      skippedDates: [tuesday],
    })
    expect(await refusalOf(ask(kim, [monday, tuesday]))).toMatchObject({
      code: 'vacation.alreadyRequested',
      message: 'Für diese Tage wurde bereits ein Antrag gestellt',
    })
  })

  it('takes another shift of a day that a pending request has one shift of, and the rest of that day', async () => {
    const { kim } = await world.office()
    await ask(kim, [monday], { shiftId: 'early' })
    expect(await refusalOf(ask(kim, [monday], { shiftId: 'early' }))).toMatchObject({
      code: 'vacation.alreadyRequested',
    })
    expect(await ask(kim, [monday], { shiftId: 'late' })).toMatchObject({ requests: [{ shiftId: 'late' }] })
    expect(await ask(kim, [monday, tuesday])).toMatchObject({
      requests: [{ specificDates: [monday, tuesday], shiftId: null }],
      skippedDates: [],
    })
    expect((await entriesOf(kim)).filter(entry => entry.startsWith(monday))).toEqual(
      ['early', 'late', 'night'].map(shiftId => `${monday} ${shiftId} vacation_requested`),
    )
  })

  it('makes one of ten that are sent at once', async () => {
    const { kim } = await world.office()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask(kim, [monday, wednesday])))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await kim.api.vacation.mine({ tab: 'open' })).total).toBe(2)
  })

  it.each([
    [
      '2027-W09',
      '2027-03-01',
      'tooFarAhead',
      'week',
      'Urlaubsanträge können maximal 3 Monate im Voraus gestellt werden',
    ],
    ['2026-W46', '2026-11-12', 'pastWeek', 'week', 'Urlaubsanträge können nicht für vergangene Wochen gestellt werden'],
    ['2026-W48', '2026-12-12', 'outsideWeek', 'dates', 'Ein Tag liegt nicht in der gewählten Woche.'],
  ])('is refused in German and English: %s %s', async (of, date, code, field, message) => {
    const { kim } = await world.office()
    const refused = () => refusalOf(ask(kim, [day(date)], { week: week(of) }))
    expect(await refused()).toMatchObject({ code: `vacation.${code}`, field, message, status: 422 })
    await kim.api.people.setLanguage({ language: 'en' })
    const english = (await refused()).message
    expect(english).not.toBe(message)
    expect(english).toMatch(/[a-z]{4}/)
    expect(await entriesOf(kim, week(of))).toEqual([])
  })

  it.each(['', '   ', undefined])('needs a reason: %j', async reason => {
    const { kim } = await world.office()
    expect(await refusalOf(ask(kim, [monday], { reason }))).toMatchObject({
      field: 'reason',
      message: 'Eine Begründung ist erforderlich',
      status: 400,
    })
    expect(await entriesOf(kim)).toEqual([])
  })

  it('tells owners and admins; once there is a shift manager, only that person', async () => {
    const office = await world.office()
    const { kim, adam, olivia, lea, id } = office
    await ask(kim, [monday])
    expect(await told(id, 'vacation_request_new')).toEqual([adam.id, olivia.id].toSorted())
    await linkChat(office, lea)
    await olivia.api.availabilitySettings.saveInfoBox({
      base: { shiftManagerId: null },
      change: { shiftManagerId: lea.id },
    })
    await ask(kim, [wednesday])
    expect(await told(id, 'vacation_request_new')).toEqual([adam.id, olivia.id, lea.id].toSorted())
  })
})

describe('the limit', () => {
  it('is the week’s, however its days are split into requests', async () => {
    const { kim, adam } = await world.office()
    const { requests } = await ask(kim, [monday, wednesday, sunday])
    expect(
      requests.map(({ requestedDays, weekDays, currentLimit }) => [requestedDays, weekDays, currentLimit]),
    ).toEqual(Array.from({ length: 3 }, () => [1, 3, 2]))
    const board = async (tab: 'open' | 'processed') =>
      (await adam.api.vacation.board({ tab })).requests.map(({ weekDays }) => weekDays)
    expect(await board('open')).toEqual([3, 3, 3])
    // what was rejected counts for itself alone, what was withdrawn for nobody
    await adam.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'reject' })
    await kim.api.vacation.withdraw({ id: requests[1]!.id })
    expect([await board('open'), await board('processed')]).toEqual([[1], [2]])
  })
})

describe('taking it back', () => {
  it('clears the days while it is pending, and only once', async () => {
    const { kim } = await world.office()
    const [request] = (await ask(kim)).requests
    await kim.api.vacation.withdraw({ id: request!.id })
    expect(await entriesOf(kim)).toEqual([])
    expect((await kim.api.vacation.mine({ tab: 'open' })).requests).toEqual([])
    expect(await refusalOf(kim.api.vacation.withdraw({ id: request!.id }))).toMatchObject({
      code: 'vacation.alreadyDeleted',
    })
  })

  it('is for the person only, and not once it is decided', async () => {
    const { kim, kofi, olivia } = await world.office()
    const [request] = (await ask(kim)).requests
    expect(await refusalOf(kofi.api.vacation.withdraw({ id: request!.id }))).toMatchObject({
      code: 'vacation.notFound',
    })
    await olivia.api.vacation.decide({ id: request!.id, version: 1, move: 'reject' })
    expect(await refusalOf(kim.api.vacation.withdraw({ id: request!.id }))).toMatchObject({
      code: 'vacation.staleDecided',
      status: 409,
    })
  })
})

describe('lists', () => {
  it('page on without losing or repeating one', async () => {
    const { kim } = await world.office()
    for (let index = 0; index < 12; index++) {
      await ask(kim, [day(`2026-12-${String(7 + index * 2).padStart(2, '0')}`)], { week: weekOfDay(7 + index * 2) })
    }
    const first = await kim.api.vacation.mine({ tab: 'open' })
    const second = await kim.api.vacation.mine({ tab: 'open', after: first.next! })
    expect([first.requests.length, second.requests.length, second.next, first.total]).toEqual([10, 2, null, 12])
    expect(new Set([...first.requests, ...second.requests].map(({ id }) => id)).size).toBe(12)
    expect(await refusalOf(kim.api.vacation.mine({ tab: 'open', after: 'x' }))).toMatchObject({ field: 'after' })
    expect(
      await refusalOf(kim.api.vacation.mine({ tab: 'open', after: '2026-13-01T00:00:00Z AAAAAAAAAAAA' })),
    ).toMatchObject({ field: 'after' })
  })

  it('show twenty that are decided, and lead to the rest', async () => {
    const { kim, olivia } = await world.office()
    for (let index = 0; index < 21; index++) {
      const { requests } = await ask(kim, [addDays(monday, index * 2)], { week: weekOf(addDays(monday, index * 2)) })
      await olivia.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'reject' })
    }
    const first = await kim.api.vacation.mine({ tab: 'processed' })
    const second = await kim.api.vacation.mine({ tab: 'processed', after: first.next! })
    expect([first.requests.length, second.requests.length, second.next, first.total]).toEqual([20, 1, null, 21])
  })

  it('show a team lead who has the board permission only their own', async () => {
    const { kim, lea, adam } = await world.office()
    await ask(kim, [monday])
    await ask(lea, [tuesday])
    expect((await lea.api.vacation.board({ tab: 'open' })).requests.map(({ profileId }) => profileId)).toEqual([lea.id])
    expect(
      new Set((await adam.api.vacation.board({ tab: 'open' })).requests.map(({ profileId }) => profileId)),
    ).toEqual(new Set([kim.id, lea.id]))
    expect(await refusalOf(kim.api.vacation.board({ tab: 'open' }))).toMatchObject({ status: 403 })
  })
})

describe('vacation blocks', () => {
  it('to come are the next five', async () => {
    const { kim, olivia } = await world.office()
    const dates = Array.from({ length: 6 }, (_, at) => addDays(monday, 2 * at))
    for (const date of dates) {
      const { requests } = await ask(kim, [date], { week: weekOf(date) })
      await olivia.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'approve' })
    }
    expect((await kim.api.vacation.blocks()).upcoming.map(({ start }) => start)).toEqual(dates.slice(0, 5))
  })

  it('join approved requests across weeks', async () => {
    const { kim, olivia } = await world.office()
    for (const [of, dates] of [
      ['2026-W48', ['2026-11-28', '2026-11-29']],
      ['2026-W49', ['2026-11-30', '2026-12-01']],
      ['2026-W53', ['2026-12-31', '2027-01-01']],
    ] as const) {
      const { requests } = await ask(kim, dates.map(day), { week: week(of) })
      await olivia.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'approve' })
    }
    expect(await kim.api.vacation.blocks()).toEqual({
      current: null,
      upcoming: [
        { start: '2026-11-28', end: '2026-12-01', daysCount: 4, shifts: [] },
        { start: '2026-12-31', end: '2027-01-01', daysCount: 2, shifts: [] },
      ],
    })
  })
})

const weekOfDay = (date: number) => week(`2026-W${50 + Math.floor((date - 7) / 7)}`)

async function told(organizationId: string, kind: string): Promise<string[]> {
  const { rows } = await world.staffel.services.database.pool.query(
    'select recipient_id from notifications where organization_id = $1 and kind = $2 order by recipient_id collate "C"',
    [organizationId, kind],
  )
  return rows.map(row => row.recipient_id)
}

const linkChat = ({ id }: Office, person: Person) =>
  world.staffel.services.database.pool.query(
    `insert into telegram_users (organization_id, id, telegram_chat_id, profile_id, first_name, registered_at)
     values ($1, $2, $2, $2, 'Lea', now())`,
    [id, person.id],
  )
