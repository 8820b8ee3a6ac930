// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { words } from '#test/ui-words.ts'
import { de as planningRules } from '../messages.de.ts'
import { rulesIn } from '../presets.ts'
import { defaultRules, type PlanningRules } from '../rules.ts'
import { planningRulesApi } from './queries.ts'
import { RulesForm } from './rules-form.tsx'

const { presets, custom, detail, undo, names, modes, save } = planningRules

let stored: PlanningRules = defaultRules
const sent: object[] = []

beforeAll(() => import('#platform/web/ui/toaster.tsx'))
beforeEach(() => {
  stored = defaultRules
  sent.length = 0
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('planningRules/save')) return Response.json({ json: stored })
    const { seen, ...wished } = (await request.json()).json
    sent.push(seen)
    stored = wished
    return Response.json({ json: {} })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useQuery(planningRulesApi.get.queryOptions())
  return data && <RulesForm rules={data} />
}

const show = async () => {
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ planningRules }}>
          <ToastProvider>
            <ConfirmProvider>
              <Page />
            </ConfirmProvider>
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('radiogroup', { name: planningRules.title })
}
const isChosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true'

it('saves all values of a preset at once, and brings back the former ones', async () => {
  await show()
  expect(isChosen(presets.usual.label)).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: presets.strict.label }))
  await waitFor(() => expect(isChosen(presets.strict.label)).toBe(true))
  expect(stored).toEqual(rulesIn.strict)
  fireEvent.click(await screen.findByText(undo))
  await waitFor(() => expect(isChosen(presets.usual.label)).toBe(true))
  expect(stored).toEqual(defaultRules)
  // what another has changed meanwhile is not overwritten unseen
  expect(sent).toEqual([defaultRules, rulesIn.strict])
})

it('shows rules of the organisation’s own as such, in detail', async () => {
  stored = { ...defaultRules, hoursWish: 'off' }
  await show()
  expect(isChosen(custom.label)).toBe(true)
  expect(screen.getByText(detail).closest('details')?.open).toBe(true)
  const wish = screen.getByRole('radiogroup', { name: names.hoursWish })
  fireEvent.click([...wish.querySelectorAll('[role=radio]')].find(each => each.textContent === modes.warn)!)
  expect(isChosen(presets.usual.label)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(stored).toEqual(defaultRules))
})
