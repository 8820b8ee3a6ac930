// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addWeeks, week } from '#kit/week.ts'
import { de as agencyWeek } from '#features/planning/agency-week/messages.de.ts'
import { CopyDialog } from '#features/planning/agency-week/web/copy-dialog.tsx'
import { weekQuery } from '#features/planning/agency-week/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiWordsProvider } from '#platform/web/ui/words.tsx'
import { agencyWeekOf, weekGroup } from '#test/agency-weeks.ts'
import { de as shell } from '../../messages/shell.de.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { copy: texts } = agencyWeek
const from = week('2026-W48')

const next = agencyWeekOf({
  week: addWeeks(from, 1),
  groups: [
    weekGroup('luna', 'Luna', { state: 'published' }),
    weekGroup('nova', 'Nova'),
    weekGroup('kept', 'Solo', { state: 'published' }),
  ],
})

it('says of a copy which groups of the target are published, and that a reason is asked of nobody', async () => {
  const queries = createQueries()
  queries.setQueryData(weekQuery(next.week).queryKey, next)
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ agencyWeek }}>
        <UiWordsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <CopyDialog
                from={from}
                into={next.week}
                groupIds={['luna', 'nova']}
                onDone={() => {}}
                onClose={() => {}}
              />
            </ConfirmProvider>
          </ToastProvider>
        </UiWordsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(texts.published('Luna'))).toBeDefined()
  expect(screen.getByLabelText(/optional/)).toBeDefined()
})
