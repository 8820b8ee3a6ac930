// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { week } from '#kit/week.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { words } from '#test/ui-words.ts'
import { defaultOrder } from '../criteria.ts'
import { de as autoplan } from '../messages.de.ts'
import { FirstPlan } from './first-plan.tsx'
import { criteriaQuery } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const figures = {
  filled: 60,
  needed: 63,
  unstaffed: 20,
  mainsMet: 0,
  mainsNeeded: 0,
  wishesMet: 80,
  nights: { min: 0, median: 0, max: 0 },
  weekends: { min: 0, median: 0, max: 0 },
  broken: 0,
  changes: { new: 0, exchanged: 0, freed: 0 },
  people: [],
}

it('shows three figures, and starts a run with the order of the organisation by one button', async () => {
  const started = vi.fn<(runId: string) => void>()
  const sent: unknown[] = []
  const order = defaultOrder.toReversed()
  const stored = { order, breakable: ['short_rest' as const] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('autoplan/start')) return Response.json({ json: stored })
    sent.push((await request.json()).json)
    return Response.json({ json: { runId: 'run' } })
  })
  const queries = createQueries()
  queries.setQueryData(criteriaQuery.queryKey, stored)
  const more = vi.fn<() => void>()
  render(
    <QueryClientProvider client={queries}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ autoplan }}>
          <ToastProvider>
            <FirstPlan week={week('2026-W49')} figures={figures} groupId="luna" onStarted={started} onMore={more} />
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  const figuresShown = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figuresShown).toEqual(['60/63', '80 %', autoplan.table.noBreaks])
  fireEvent.click(screen.getByRole('button', { name: autoplan.askFirst }))
  await waitFor(() => expect(started).toHaveBeenCalledWith('run'))
  expect(sent).toEqual([
    {
      week: '2026-W49',
      weeks: 1,
      groupIds: ['luna'],
      dates: null,
      withDrafts: false,
      effort: 'fast',
      order,
      breakable: [],
    },
  ])
  fireEvent.click(screen.getByRole('button', { name: autoplan.more }))
  expect(more).toHaveBeenCalledOnce()
})
