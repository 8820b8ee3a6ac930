// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { de } from '#features/work/pay/messages.de.ts'
import { type PaidPerson, type PayMonth, rates as ratesSchema } from '#features/work/pay/schema.ts'
import { FirstRate } from '#features/work/pay/web/first-rate.tsx'
import { RateDialog } from '#features/work/pay/web/rate-dialog.tsx'
import { UnpaidCommission } from '#features/work/pay/web/unpaid-commission.tsx'
import { RunActions } from '#features/work/pay/web/run-actions.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { payApi } from '#features/work/pay/web/queries.ts'
import { StatementLines } from '#features/work/pay/web/statement-lines.tsx'
import { de as upload } from '#features/work/pay/upload.de.ts'
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
  hasCommission: false,
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
      <RunActions pay={pay} />
    </Around>
  )
  const { rerender } = render(of(october('seen')))
  return { live: (pay: PayMonth) => rerender(of(pay)) }
}

function Around({ queries, children }: { queries: ReturnType<typeof createQueries>; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ pay: de, payUpload: upload }}>
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

describe('the currency of a rate', () => {
  const rate = { from: '2026-01-01', hourly: 1450, night: 0, weekend: 0, commission: 500, isFree: true }
  const open = (isCurrencyFree: boolean, rates = [rate]) => {
    const held = { profileId: 'kim', fullName: 'Kim Albers', currency: 'EUR', isCurrencyFree, rates }
    render(
      <Around queries={createQueries()}>
        <RateDialog rates={ratesSchema.parse(held)} month="2026-01" onClose={() => {}} />
      </Around>,
    )
    return screen.getByRole('combobox', { name: de.currency })
  }
  const isDisabled = (field: HTMLElement) => field.matches('[aria-disabled="true"], [data-disabled], :disabled')

  it('can be changed with the only rate', () => {
    expect(isDisabled(open(true))).toBe(false)
  })

  it('cannot be changed by a second rate, and the dialog says why', () => {
    expect(isDisabled(open(true, [{ ...rate, from: '2025-06-01' }]))).toBe(true)
    expect(screen.getByText(de.currencyFixedByRate)).toBeDefined()
  })

  it('cannot be changed while a bonus or a statement is in it, and the dialog says why', () => {
    expect(isDisabled(open(false))).toBe(true)
    expect(screen.getByText(de.currencyFixed)).toBeDefined()
  })
})

describe('revenue in another currency than the pay', () => {
  const preview = (pay: PayMonth, isPayVisible: boolean) => {
    const queries = createQueries()
    queries.setQueryData(payApi.month.queryKey({ input: { month: pay.month } }), pay)
    aServer()
    render(
      <Around queries={queries}>
        <UnpaidCommission
          month={pay.month}
          revenue={[{ profileId: 'kim', currency: 'USD' }]}
          isPayVisible={isPayVisible}
        />
      </Around>,
    )
  }
  const pay = (more: Partial<PaidPerson>): PayMonth => ({ ...october('seen'), people: [{ ...kim, ...more }] })

  it('is named in the preview of an upload, with what to do', () => {
    preview(pay({ hasCommission: true }), true)
    expect(screen.getByText('Kim Albers: keine Provision (Umsatz in USD, Lohn in EUR)')).toBeDefined()
    expect(screen.getByText(upload.advice)).toBeDefined()
  })

  it('is not named for people without a commission', () => {
    preview(pay({ hasCommission: false }), true)
    expect(screen.queryByText(upload.title)).toBeNull()
  })

  it('is explained without names to uploaders who may not see pay', () => {
    preview(pay({ hasCommission: true }), false)
    expect(screen.getByText(upload.general)).toBeDefined()
  })

  it('is named on the statement, with what to do', () => {
    const statement = {
      month: '2026-10',
      profileId: 'kim',
      fullName: 'Kim Albers',
      closedAt: null,
      version: 0,
      currency: 'EUR' as const,
      lines: [],
      omitted: [
        {
          kind: 'commission' as const,
          why: 'otherCurrency' as const,
          minutes: null,
          amount: 50_000,
          currency: 'USD' as const,
        },
      ],
      total: 0,
      shifts: [],
    }
    render(
      <Around queries={createQueries()}>
        <StatementLines statement={statement} keeps />
      </Around>,
    )
    expect(screen.getByText('500,00 $ Umsatz ohne Provision, weil der Lohn in EUR gezahlt wird')).toBeDefined()
    expect(screen.getByText(de.otherCurrencyAdvice('EUR'))).toBeDefined()
  })
})

it('sets the first rate of a member from the table, from the first day of the month', async () => {
  const sent = aServer()
  render(
    <Around queries={createQueries()}>
      <FirstRate profileId="kim" fullName="Kim Albers" month="2026-10" />
    </Around>,
  )
  fireEvent.click(screen.getByRole('button', { name: de.setRateOf('Kim Albers') }))
  const dialog = screen.getByRole('dialog', { name: de.rateOf('Kim Albers') })
  fireEvent.change(within(dialog).getByRole('textbox', { name: de.hourly }), { target: { value: '18,50' } })
  fireEvent.click(within(dialog).getByRole('button', { name: de.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0] ?? '').json).toMatchObject({ profileId: 'kim', from: '2026-10-01', hourly: 1850 })
})
