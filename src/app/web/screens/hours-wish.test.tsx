// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as preferences } from '#features/planning/preferences/messages.de.ts'
import { HoursWishFields } from '#features/planning/preferences/web/hours-wish-fields.tsx'
import { autosaveDelay } from '#platform/web/autosave.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const words = shell.ui
const sent: unknown[] = []
const contradiction = 'Höchstens muss mindestens so viel sein wie Mindestens.'

/** As the server answers. */
async function answer(request: Request): Promise<Response> {
  const { json } = await request.json()
  sent.push(json)
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

const show = () =>
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ preferences }}>
          <HoursWishFields profileId="kim" wish={{ min: 20, max: 30 }} />
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )

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
