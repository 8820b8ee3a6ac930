import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, day, type Day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { cellStatus, type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import { type MarkedCell, applyRequestStatus, type VacationDays } from './ledger.ts'
import { moveNames, moves, type RequestStatus } from './states.ts'

const w53 = week('2026-W53')
const monday = day('2026-12-28')
const shiftIds = ['early', 'late', 'night']

interface Request {
  wish: VacationDays
  status: RequestStatus | 'gone'
  markedCells: MarkedCell[]
}

interface Model {
  cells: PackedCells
  requests: Request[]
}

function moveTo(model: Model, request: Request, to: RequestStatus | 'gone'): boolean {
  const others = model.requests.filter(one => one !== request).flatMap(one => one.markedCells)
  const settled = applyRequestStatus({
    ...request,
    week: w53,
    cells: model.cells,
    to,
    enabledShiftIds: shiftIds,
    others,
  })
  if (!settled) return false
  model.cells = settled.cells
  request.markedCells = settled.markedCells
  request.status = to
  return true
}

function expectAgreement({ cells, requests }: Model): void {
  const expected = new Map<string, string>()
  for (const { markedCells, status } of requests) {
    for (const { date, shiftId } of markedCells) {
      expect(expected.has(`${date} ${shiftId}`)).toBe(false)
      expected.set(`${date} ${shiftId}`, status === 'approved' ? 'vacation' : 'vacation_requested')
    }
  }
  for (let weekday = 0; weekday < 7; weekday++) {
    for (const shiftId of shiftIds) {
      const status = cellStatus(cells, shiftId, weekday)
      const shown = status === 'none' || status === 'available' ? undefined : status
      expect(shown).toBe(expected.get(`${addDays(monday, weekday)} ${shiftId}`))
    }
  }
}

const wish = fc.record({
  dates: fc.uniqueArray(fc.nat(6), { minLength: 1 }).map((list): Day[] => list.map(n => addDays(monday, n))),
  shiftId: fc.constantFrom(null, ...shiftIds),
})
const deed = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), wish }),
  fc.record({ kind: fc.constantFrom('gone' as const, ...moveNames), which: fc.nat(4) }),
  fc.record({ kind: fc.constant('mark' as const), weekday: fc.nat(6), shiftId: fc.constantFrom(...shiftIds) }),
)

it('keeps requests and entries in agreement, whatever is moved in whatever order', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), deeds => {
      const model: Model = { cells: {}, requests: [] }
      for (const one of deeds) {
        if (one.kind === 'request') {
          const request: Request = { wish: one.wish, status: 'pending', markedCells: [] }
          if (moveTo(model, request, 'pending')) model.requests.push(request)
        } else if (one.kind === 'mark') {
          const status = cellStatus(model.cells, one.shiftId, one.weekday)
          if (status === 'none') model.cells = withCell(model.cells, one.shiftId, one.weekday, 'available')
        } else {
          const request = model.requests[one.which]
          const isAllowed = request && request.status !== 'gone'
          if (isAllowed && (one.kind === 'gone' || moves[one.kind].from === request.status))
            moveTo(model, request, one.kind === 'gone' ? 'gone' : moves[one.kind].to)
        }
        expectAgreement(model)
      }
    }),
    { numRuns: 500 },
  )
})

it('has the same entries after approving and revoking as before', () => {
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1, maxLength: 4 }), fc.nat(3), (wishes, which) => {
      const model: Model = { cells: {}, requests: [] }
      for (const one of wishes) {
        const request: Request = { wish: one, status: 'pending', markedCells: [] }
        if (moveTo(model, request, 'pending')) model.requests.push(request)
      }
      const request = model.requests[which % model.requests.length]
      const before = { cells: model.cells, markedCells: request?.markedCells }
      if (!request) return
      moveTo(model, request, 'approved')
      moveTo(model, request, 'pending')
      expect({ cells: model.cells, markedCells: request.markedCells }).toEqual(before)
    }),
  )
})

it('gives back what was marked before, whatever a request came to in between', () => {
  const marking = fc.constantFrom('none' as const, 'available' as const, 'preferred' as const)
  fc.assert(
    fc.property(
      fc.array(marking, { minLength: 21, maxLength: 21 }),
      wish,
      fc.array(fc.constantFrom(...moveNames)),
      (markings, asked, path) => {
        const cells = markings.reduce<PackedCells>(
          (all, status, at) => withCell(all, shiftIds[at % 3] ?? '', Math.floor(at / 3), status),
          {},
        )
        const model: Model = { cells, requests: [] }
        const request: Request = { wish: asked, status: 'pending', markedCells: [] }
        moveTo(model, request, 'pending')
        for (const name of path) if (moves[name].from === request.status) moveTo(model, request, moves[name].to)
        moveTo(model, request, 'gone')
        expect(model.cells).toEqual(cells)
      },
    ),
  )
})

it('leaves what the person has marked since alone when a request goes', () => {
  const cells = withCell({}, 'early', 0, 'available')
  const markedCells = [{ date: monday, shiftId: 'early' }]
  const input = { week: w53, cells, markedCells, enabledShiftIds: shiftIds, others: [] }
  expect(applyRequestStatus({ ...input, wish: { dates: [monday], shiftId: null }, to: 'gone' })?.cells).toEqual(cells)
})

it('a request holds one cell alone, and nothing where others hold it', () => {
  const cell = { date: monday, shiftId: 'early' }
  const asked = (others: readonly MarkedCell[]) =>
    applyRequestStatus({
      week: w53,
      cells: {},
      markedCells: [],
      wish: { dates: [monday], shiftId: 'early' },
      to: 'pending',
      enabledShiftIds: shiftIds,
      others,
    })
  expect(asked([])).toEqual({ cells: { early: 'r......' }, markedCells: [cell] })
  expect(asked([cell])).toBeUndefined()
})
