// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import { de as shifts } from '#features/agency/shifts/messages.de.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { makeExclusive, syncPreferences, togglePreference } from '#features/planning/preferences/arrangement.ts'
import { de as preferences, refusals } from '#features/planning/preferences/messages.de.ts'
import { HoursWishFields } from '#features/planning/preferences/web/hours-wish-fields.tsx'
import { PreferencesEditor } from '#features/planning/preferences/web/preferences-editor.tsx'
import { preferencesApi } from '#features/planning/preferences/web/queries.ts'
import { autosaveDelay } from '#platform/web/autosave.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const words = shell.ui
const sent: unknown[] = []
/** Kim works the late shift only. */
const order = {
  profileId: 'kim',
  preferences: makeExclusive(syncPreferences([], ['early', 'late', 'night']), 'late'),
  weeklyHoursWish: { min: null, max: null },
}
const contradiction = refusals.minAboveMax

/** As the server answers. */
async function answer(request: Request): Promise<Response> {
  const { json } = await request.json()
  if (request.url.endsWith('/find')) return Response.json({ json: order })
  sent.push(json)
  if ('preferences' in json) return Response.json({ json: { ...order, preferences: json.preferences } })
  const { min, max } = json
  if (min !== null && max !== null && min > max) {
    const code = 'preferences.minAboveMax'
    const data = { complaints: [{ field: 'max', code, message: contradiction }] }
    return Response.json({ json: { defined: false, code, status: 422, message: contradiction, data } }, { status: 422 })
  }
  return Response.json({ json: { profileId: 'kim', preferences: [], weeklyHoursWish: { min, max } } })
}

beforeEach(() => {
  // the clock advances by itself, and `aWhile` advances it further
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  sent.length = 0
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const renderInside = (element: ReactNode, queries = createQueries()) =>
  render(
    <QueryClientProvider client={queries}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ preferences, shifts }}>
          {element}
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
const show = () => renderInside(<HoursWishFields profileId="kim" wish={{ min: 20, max: 30 }} />)

const type = async (label: string, text: string) => {
  const user = userEvent.setup()
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text !== '') await user.type(field, text)
  await user.tab()
}
const valueAt = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
/** Longer than what is typed waits to be saved. */
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(autosaveDelay + 1))

it.each(['99', '12,5', '-3', 'viel'])(
  '%s stays as it was typed, is complained about at the field, and is not saved',
  async text => {
    show()
    await type('Mindestens', text)
    await aWhile()
    expect(valueAt('Mindestens')).toBe(text)
    expect(screen.getByLabelText('Mindestens').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(preferences.hours.notAllowed)).toHaveLength(1)
    expect(screen.getByText(words.notSaved)).toBeDefined()
    expect(screen.queryByText(words.retry)).toBeNull()
    expect(sent).toEqual([])
  },
)

it('a contradiction is said once, at the field', async () => {
  show()
  await type('Mindestens', '50')
  await waitFor(() => expect(screen.queryAllByText(contradiction)).toHaveLength(1))
  expect(screen.getByLabelText('Höchstens').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(words.notSaved)).toBeDefined()
  expect(screen.queryByText(words.retry)).toBeNull()
})

it('is saved once both fields are right', async () => {
  show()
  await type('Mindestens', '99')
  await type('Höchstens', '')
  await aWhile()
  expect(sent).toEqual([])
  await type('Mindestens', '12')
  await waitFor(() => expect(sent).toEqual([{ profileId: 'kim', min: 12, max: null }]))
  expect(screen.queryByText(preferences.hours.notAllowed)).toBeNull()
})

/** Three shifts and Kim's order of them are there. */
function withOrder() {
  const queries = createQueries()
  const standard = ['early', 'late', 'night'].map(id => ({
    id,
    name: id,
    startTime: timeOfDay('08:00'),
    endTime: timeOfDay('16:00'),
    color: 'yellow' as const,
    isEnabled: true,
    belongsToPreviousDay: id === 'night',
  }))
  queries.setQueryData(shiftsApi.list.queryOptions().queryKey, standard)
  queries.setQueryData(preferencesApi.find.queryOptions({ input: { profileId: 'kim' } }).queryKey, order)
  return queries
}

it('shows shifts on the clock of a member who lives elsewhere, and beside it on the organization’s', () => {
  const zones = { organizationZone: 'Asia/Tokyo', ownZone: 'Asia/Manila' }
  const editor = <PreferencesEditor profileId="kim" afterExclusive="keep" />
  const { container, unmount } = renderInside(<ZonesProvider zones={zones}>{editor}</ZonesProvider>, withOrder())
  expect(container.textContent).toContain('07:00–15:00 Manila (Tokio 08:00–16:00)')
  expect(container.textContent).toContain('07:00–15:00 Manila, am Tag danach (Tokio 08:00–16:00, am Tag danach)')
  unmount()
  renderInside(<ZonesProvider zones={{ ...zones, ownZone: null }}>{editor}</ZonesProvider>, withOrder())
  expect(screen.getAllByText('08:00–16:00')).toHaveLength(2)
})

it('only the exclusive shift cannot be switched off; the others can be switched on and off', async () => {
  renderInside(<PreferencesEditor profileId="kim" afterExclusive="keep" />, withOrder())
  const switchOf = (id: string) => screen.getByRole('switch', { name: preferences.enabled(id) })
  const isOff = (id: string) => switchOf(id).getAttribute('aria-disabled') === 'true'
  expect(['early', 'late', 'night'].map(isOff)).toEqual([false, true, false])
  await userEvent.click(switchOf('early'))
  await aWhile()
  const preferencesThen = togglePreference(order.preferences, 'early')
  await waitFor(() => expect(sent).toEqual([{ profileId: 'kim', preferences: preferencesThen }]))
})
