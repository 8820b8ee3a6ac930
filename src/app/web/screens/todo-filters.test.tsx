// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { de as todos } from '#features/work/todos/messages.de.ts'
import { TodoFilters } from '#features/work/todos/web/todo-filters.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
})

const { management: texts } = todos

it('offers a locked member in the filter, marked as locked', async () => {
  const user = userEvent.setup()
  const queries = createQueries()
  queries.setQueryData(peopleApi.list.queryKey(), [
    { id: 'kim', fullName: 'Kim Albers', role: 'chatter', isLocked: false },
    { id: 'lou', fullName: 'Lou Winter', role: 'locked', isLocked: true },
  ])
  const onChange = vi.fn<(filter: object) => void>()
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ permissions, todos }}>
        <UiTextsProvider words={shell.ui}>
          <TodoFilters filter={{ status: 'completed' }} onChange={onChange} />
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  await user.type(screen.getByRole('combobox', { name: texts.assignee }), 'lou')
  const option = await screen.findByRole('option', { name: /^Lou Winter/ })
  expect(within(option).getByText(texts.locked)).toBeDefined()
  await user.click(option)
  expect(onChange).toHaveBeenLastCalledWith({ status: 'completed', assignedTo: 'lou' })
})
