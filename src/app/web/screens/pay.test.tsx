// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de } from '#features/work/pay/messages.de.ts'
import { type PaidPerson, type PayMonth, rates as ratesSchema } from '#features/work/pay/schema.ts'
import { RateDialog } from '#features/work/pay/web/rate-dialog.tsx'
import { RunActions } from '#features/work/pay/web/run-actions.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

// jsdom has no window whose width could be asked for
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
})

const kim: PaidPerson = {
  profileId: 'kim',
  fullName: 'Kim Albers',
  avatarImage: null,
  currency: 'EUR',
  minutes: 6000,
  base: 200_000,
  supplements: 0,
  commission: 0,
  rewards: 0,
  bonuses: 0,
  deductions: 0,
  total: 200_000,
  omitted: [],
}

const october = (mark: string, total = kim.total): PayMonth => ({
  month: '2026-10',
  version: 0,
  closed: null,
  isOver: true,
  areHoursClosed: true,
  mark,
  sums: [{ currency: 'EUR', people: 1, total }],
  people: [{ ...kim, deductions: total - kim.total, total }],
})

/** What is sent, and never answered. */
function aServer() {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.text())
    return new Promise(() => {})
  })
  return sent
}

function page() {
  const queries = createQueries()
  const of = (pay: PayMonth) => (
    <Around queries={queries}>
      <RunActions pay={pay} zone="Europe/Berlin" />
    </Around>
  )
  const { rerender } = render(of(october('seen')))
  return { live: (pay: PayMonth) => rerender(of(pay)) }
}

function Around({ queries, children }: { queries: ReturnType<typeof createQueries>; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ pay: de }}>
        <UiTextsProvider words={shell.ui}>
          <ConfirmProvider>
            <ToastProvider>{children}</ToastProvider>
          </ConfirmProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}

const dialog = async () => within(await screen.findByRole('dialog'))

it('closes what was seen: what comes while it is asked is said, and has to be seen first', async () => {
  const sent = aServer()
  const { live } = page()
  fireEvent.click(screen.getByRole('button', { name: de.close }))
  live(october('with a deduction', 150_000))
  const asked = await dialog()
  const close = asked.getByRole('button', { name: de.close })
  fireEvent.click(close)
  expect(sent).toEqual([])
  expect(asked.getByText(de.news.person('Kim Albers', '2.000,00 €', '1.500,00 €'))).toBeDefined()
  fireEvent.click(asked.getByRole('button', { name: de.news.seen }))
  fireEvent.click(close)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('"with a deduction"')
})

it('leaves it to the server to say that somebody was faster', async () => {
  const sent = aServer()
  const { live } = page()
  fireEvent.click(screen.getByRole('button', { name: de.close }))
  live({ ...october(''), closed: { at: '2026-11-02T09:00:00Z', by: 'Olivia Berg' } })
  fireEvent.click((await dialog()).getByRole('button', { name: de.close }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('"seen"')
})

it('takes no empty hourly rate for 0: whoever works for nothing has it typed', async () => {
  const sent = aServer()
  const rate = { from: '2026-01-01', hourly: 1450, night: 2500, weekend: 0, commission: 0, isFree: true }
  const rates = {
    profileId: 'kim',
    fullName: 'Kim Albers',
    currency: 'EUR',
    isCurrencyFree: true,
    rates: [rate],
  } as const
  render(
    <Around queries={createQueries()}>
      <RateDialog rates={ratesSchema.parse(rates)} month="2026-10" onClose={() => {}} />
    </Around>,
  )
  const hourly = screen.getByLabelText(de.hourly)
  fireEvent.change(hourly, { target: { value: ' ' } })
  fireEvent.change(screen.getByLabelText(de.night), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: de.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  // no number at all travels as null, and is refused at its field
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ json: { hourly: null, night: 0 }, meta: [[2, 'hourly']] })
})
