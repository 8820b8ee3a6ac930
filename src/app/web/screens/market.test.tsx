// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as market } from '#features/planning/market/messages.de.ts'
import type { Offer, SwapPartners, DetailedSeat } from '#features/planning/market/schema.ts'
import { MarketSettings } from '#features/planning/market/web/market-settings.tsx'
import { marketApi } from '#features/planning/market/web/queries.ts'
import { AdvertiseManyDialog } from '#features/planning/market/web/advertise-many-dialog.tsx'
import { AdvertiseDialog } from '#features/planning/market/web/advertise-dialog.tsx'
import { ReportAbsenceDialog } from '#features/planning/market/web/report-absence-dialog.tsx'
import { OfferHead } from '#features/planning/market/web/offer-head.tsx'
import { OfferOwnSeatDialog } from '#features/planning/market/web/give-dialog.tsx'
import { SwapDialog } from '#features/planning/market/web/swap-dialog.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { de as shell } from '../../messages/shell.de.ts'

// jsdom lays nothing out
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Unmoved)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const seat: DetailedSeat = {
  groupId: 'luna',
  groupName: 'Luna Park',
  date: day('2026-11-30'),
  shiftId: 'early',
  shiftName: 'Früh',
  seat: 1,
  startTime: timeOfDay('08:00'),
  endTime: timeOfDay('16:00'),
  startsAt: '2026-11-30T07:00:00Z',
  endsAt: '2026-11-30T15:00:00Z',
  seats: 1,
  isMainPlace: false,
}
const shift = {
  assignmentId: 'mine',
  date: seat.date,
  name: seat.shiftName,
  groupName: seat.groupName,
  startsAt: seat.startsAt,
  endsAt: seat.endsAt,
  text: 'Mo., 30. Nov. · Früh',
  hasBegun: false,
}
const kofi = { profileId: 'kofi', fullName: 'Kofi Mensah' }
const partners: SwapPartners = {
  people: [{ ...kofi, needsWord: false }],
  seats: [{ ...seat, ...kofi, assignmentId: 'theirs' }],
  areAll: true,
}

/** Answers when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  vi.stubGlobal('fetch', async () => {
    const json = await promise
    return json === undefined
      ? Response.json({ json: { code: 'input.bug' } }, { status: 500 })
      : Response.json({ json })
  })
  return resolve
}

const framed = (dialog: ReactNode) => (
  <I18nProvider language="de" catalogue={{ market }}>
    <UiTextsProvider words={shell.ui}>
      <ToastProvider>
        <ConfirmProvider>{dialog}</ConfirmProvider>
      </ToastProvider>
    </UiTextsProvider>
  </I18nProvider>
)

function show(dialog: ReactNode, queries = createQueries()) {
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  const around = (shown: ReactNode) => <QueryClientProvider client={queries}>{framed(shown)}</QueryClientProvider>
  const { rerender } = render(around(dialog))
  return (next: ReactNode) => rerender(around(next))
}

const nothing = () => {}
const give = <OfferOwnSeatDialog key="1" shift={shift} onClose={nothing} />
const swap = <SwapDialog key="2" shift={shift} onClose={nothing} />
const advertise = <AdvertiseDialog key="3" seat={seat} onClose={nothing} />
const note = () => document.querySelector('[name=note]')
const focused = () => document.activeElement

it.each([
  ['giving away', give, partners, 'radio'],
  ['swapping', swap, partners, 'combobox'],
  ['advertising', advertise, [{ ...partners.people[0], warns: false, reasons: [] }], 'radio'],
])('%s begins with what has to be chosen, not with the note', async (_, dialog, answer, role) => {
  const come = held()
  show(dialog)
  await waitFor(() => expect(screen.getByRole('dialog').contains(focused())).toBe(true))
  expect(focused()).not.toBe(note())
  come(answer)
  await screen.findAllByRole(role)
  await waitFor(() => expect(screen.getAllByRole(role)).toContain(focused()))
})

it.each([
  ['giving away', give, market.give.nobody],
  ['swapping', swap, market.swap.nothing],
])('%s asks for no note where there is nobody to send it to', async (_, dialog, sentence) => {
  held()({ ...partners, people: [], seats: [] })
  show(dialog)
  await screen.findByText(sentence)
  expect(note()).toBeNull()
})

it.each([
  ['giving away', give, market.give.nobody],
  ['swapping', swap, market.swap.nothing],
  ['advertising', advertise, market.advertise.nobody],
])('%s does not say that there is nobody where that could not be read', async (_, dialog, sentence) => {
  held()(undefined)
  show(dialog)
  await screen.findByText(market.loadFailed)
  expect(screen.queryByText(sentence)).toBeNull()
})

it('says how many seats are given up also while they already are', () => {
  const later = { ...shift, assignmentId: 'later', date: day('2026-12-01') }
  const change = show(<ReportAbsenceDialog shift={shift} shifts={[shift, later]} onClose={nothing} />)
  const said = () => screen.getByRole('button', { name: market.cannot.submit(1) })
  expect(said()).toBeDefined()
  change(<ReportAbsenceDialog shift={shift} shifts={[later]} onClose={nothing} />)
  expect(said()).toBeDefined()
})

it('lists the shifts that open up until a day of the schedule', () => {
  const night = { ...shift, assignmentId: 'night', date: day('2026-12-01'), text: 'Mi., 2. Dez. · Tiefnacht' }
  const after = { ...shift, assignmentId: 'after', date: day('2026-12-02'), text: 'Mi., 2. Dez. · Früh' }
  show(<ReportAbsenceDialog shift={shift} shifts={[shift, night, after]} onClose={nothing} />)
  fireEvent.click(screen.getByText(market.cannot.untilDay))
  fireEvent.change(screen.getByRole('textbox', { name: market.cannot.day }), { target: { value: '01.12.2026' } })
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed).toEqual([shift.text, night.text])
})

it.each([
  ['offers', { profileId: 'kim', fullName: 'Kim Albers' }, kofi, [market.ownKinds.swap, 'gegen Kofi Mensah: ']],
  [
    'is asked',
    kofi,
    { profileId: 'kim', fullName: 'Kim Albers' },
    ['Kofi Mensah möchte tauschen', 'gegen deine Schicht '],
  ],
])('does not name the reader, who %s', (_, offerer, other, sentences) => {
  const offer: Offer = {
    ...seat,
    id: 'swap',
    kind: 'swap',
    state: 'open',
    offerer,
    other: { ...seat, ...other, assignmentId: 'other' },
    note: '',
    way: 'first',
    applyUntil: null,
    isForAll: false,
    madeAt: '2026-11-20T09:00:00Z',
  }
  show(<OfferHead offer={offer} />)
  for (const sentence of sentences) expect(document.body.textContent).toContain(sentence)
  expect(document.body.textContent).not.toContain('Kim')
})

it('says that the rules could not be loaded, with another try', async () => {
  held()(undefined)
  show(<MarketSettings />)
  await screen.findByText(market.loadFailed)
  expect(screen.getByRole('button', { name: shell.ui.retry })).toBeDefined()
})

it('keeps a third alarm when another one is changed', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.text())
    return new Promise(() => {})
  })
  const queries = createQueries()
  queries.setQueryData(marketApi.settings.queryKey(), { approvalPolicy: 'warnings', alarmHours: [48, 24, 6] })
  show(<MarketSettings />, queries)
  fireEvent.change(screen.getByLabelText(market.settings.alarmHours(2)), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: market.settings.save }))
  await waitFor(() => expect(sent.some(body => body.includes('alarmHours'))).toBe(true))
  expect(JSON.parse(sent.find(body => body.includes('alarmHours')) ?? '')).toMatchObject({
    json: { alarmHours: [48, 12, 6] },
  })
})

it('advertises the chosen open seats of a day and a single one of another', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push((await request.json()).json)
    return Response.json({ json: { advertised: 3, nobodyFits: 0, changed: 0 } })
  })
  const late = (of: DetailedSeat) => ({ ...of, shiftId: 'late', shiftName: 'Spät' })
  const next = { ...seat, date: day('2026-12-01') }
  const seats = [seat, late(seat), next, late(next)]
  show(<AdvertiseManyDialog seats={seats} onClose={nothing} />)
  const { advertiseMany: texts } = market
  expect(screen.getByRole('button', { name: texts.submit(0) })).toHaveProperty('ariaDisabled', 'true')
  fireEvent.click(screen.getByRole('checkbox', { name: texts.day('Mo., 30. Nov.', 2) }))
  const tuesday = screen.getByRole('region', { name: 'Di., 1. Dez.' })
  fireEvent.click(within(tuesday).getByRole('checkbox', { name: /Früh/ }))
  fireEvent.click(screen.getByRole('button', { name: texts.submit(3) }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        seats: [
          { date: '2026-11-30', shiftId: 'early' },
          { date: '2026-11-30', shiftId: 'late' },
          { date: '2026-12-01', shiftId: 'early' },
        ],
        everyMinutes: null,
      },
    ]),
  )
})
