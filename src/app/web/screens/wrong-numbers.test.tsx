// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { week } from '#kit/week.ts'
import { defaultSettings } from '#features/planning/market/settings.ts'
import { MarketSettings } from '#features/planning/market/web/market-settings.tsx'
import { de as market } from '#features/planning/market/messages.de.ts'
import { de as availability } from '#features/planning/availability/messages.de.ts'
import { CopyDialog } from '#features/planning/availability/web/copy-dialog.tsx'
import { de as planningRules } from '#features/planning/planning-rules/messages.de.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import { RulesForm } from '#features/planning/planning-rules/web/rules-form.tsx'
import { de as organizationSettings } from '#features/agency/organization-settings/messages.de.ts'
import { OrganizationForm } from '#features/agency/organization-settings/web/organization-form.tsx'
import { de as team } from '#features/members/team/messages.de.ts'
import type { TeamMember } from '#features/members/team/schema.ts'
import { VacationDaysLimitTab } from '#features/members/team/web/vacation-tab.tsx'
import { autosaveDelay } from '#platform/web/autosave.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const words = shell.ui
const user = userEvent.setup()
const catalogue = { availability, market, organizationSettings, planningRules, team }

/** What was asked for by path, and what was sent. */
let answers: Record<string, unknown>
let sent: [path: string, input: unknown][]

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/api/rpc/', '')
  const { json } = await request.json().catch(() => ({}))
  if (/save|update/.test(path)) sent.push([path, json])
  const said = answers[path]
  return said instanceof Response ? said : Response.json({ json: said ?? null })
}

const refusal = (field: string, message: string) => {
  const data = { complaints: [{ field, code: 'input.range', message }] }
  const json = { defined: false, code: 'input.range', status: 400, message, data }
  return Response.json({ json }, { status: 400 })
}

beforeEach(() => {
  // the clock advances by itself, and `aWhile` advances it further
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  answers = {}
  sent = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={catalogue}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const saidBelow = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Longer than what is typed waits to be saved. */
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(autosaveDelay + 1))

async function type(label: string, text: string) {
  await user.clear(field(label))
  await user.type(field(label), text)
  await user.tab()
}

it('planning rules are not saved with a limit that is too high; one that the server refuses is complained about there', async () => {
  const label = planningRules.limits.maxWeekHours
  answers['planningRules/save'] = refusal('maxWeekHours', 'Der Wert darf höchstens 40 betragen.')
  show(<RulesForm rules={defaultRules} />)
  await type(label, '500')
  press(planningRules.save)
  expect(field(label).value).toBe('500')
  expect(saidBelow(label)).toBe(words.wholeNumber(1, 168))
  expect(sent).toEqual([])
  await type(label, '60')
  press(planningRules.save)
  await waitFor(() => expect(saidBelow(label)).toBe('Der Wert darf höchstens 40 betragen.'))
  expect(field(label).value).toBe('60')
  expect(sent).toMatchObject([['planningRules/save', { maxWeekHours: 60 }]])
})

it('a marking is not copied into more weeks than can be, nor into half a week', async () => {
  const copied = vi.fn<(weeks: string[]) => void>()
  show(<CopyDialog week={week('2026-W47')} isPending={false} onCopy={copied} onClose={() => {}} />)
  const label = availability.copy.weeks
  for (const text of ['40', '2,5']) {
    await type(label, text)
    press(availability.copy.submit)
    expect(field(label).value).toBe(text)
    expect(saidBelow(label)).toBe(words.wholeNumber(1, 12))
  }
  expect(copied).not.toHaveBeenCalled()
  await type(label, '2')
  press(availability.copy.submit)
  expect(copied).toHaveBeenCalledExactlyOnceWith(['2026-W48', '2026-W49'])
})

it('vacation days of a person save themselves once they are right, and not half of them before', async () => {
  const label = team.dialog.days
  const kim = { id: 'kim', maxVacationDays: 2 } as TeamMember
  show(<VacationDaysLimitTab member={kim} />)
  await type(label, '12')
  await aWhile()
  expect(sent).toEqual([])
  expect(field(label).value).toBe('12')
  expect(saidBelow(label)).toBe(words.wholeNumber(0, 7))
  expect(screen.getByText(words.notSaved)).toBeDefined()
  expect(screen.queryByText(words.retry)).toBeNull()
  await type(label, '5')
  await waitFor(() => expect(sent).toEqual([['team/update', { id: 'kim', vacationDays: 5 }]]))
})

it('saves neither of two alarms while one is wrong', async () => {
  const { alarmHours, save } = market.settings
  const [firstAlarm, secondAlarm] = [alarmHours(1), alarmHours(2)]
  answers['market/settings'] = defaultSettings
  answers['market/saveSettings'] = defaultSettings
  show(<MarketSettings />)
  await screen.findByLabelText(firstAlarm)
  await type(firstAlarm, '36')
  await type(secondAlarm, '1000')
  press(save)
  expect([field(firstAlarm).value, field(secondAlarm).value]).toEqual(['36', '1000'])
  expect(field(secondAlarm).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await type(secondAlarm, '12')
  press(save)
  await waitFor(() => expect(sent).toEqual([['market/saveSettings', { alarmHours: [36, 12] }]]))
})

it('a number that is wrong holds up nothing once it is not asked for any more', async () => {
  answers['organizationSettings/organization'] = { payday_enabled: true, payday_day: 15 }
  answers['organizationSettings/saveOrganization'] = { payday_enabled: false, payday_day: 15 }
  show(
    <OrganizationForm title="">
      {(fields, change) => (
        <>
          <Switch
            label="Zahltag"
            checked={fields.payday_enabled}
            onChange={payday_enabled => change({ payday_enabled })}
          />
          {fields.payday_enabled && (
            <NumberField
              label="Tag"
              min={1}
              max={31}
              value={fields.payday_day}
              onChange={payday_day => change({ payday_day })}
            />
          )}
        </>
      )}
    </OrganizationForm>,
  )
  await screen.findByLabelText('Tag')
  await type('Tag', '99')
  press(organizationSettings.save)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('switch', { name: 'Zahltag' }))
  press(organizationSettings.save)
  const wish = { base: { payday_enabled: true }, change: { payday_enabled: false } }
  await waitFor(() => expect(sent).toEqual([['organizationSettings/saveOrganization', wish]]))
})
