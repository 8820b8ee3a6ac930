// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { de as todos } from '#features/work/todos/messages.de.ts'
import { allTodosQuery } from '#features/work/todos/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { sessionOfKim } from '#test/sessions.ts'
import { todoOfKim } from '#test/todos.ts'
import { de as nav } from '../../messages/nav.de.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { TodoManagementScreen } from './todo-management.tsx'

// it is loaded with the first toast
beforeAll(() => import('#platform/web/ui/toaster.tsx'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { management: texts } = todos

const todo = todoOfKim()

function show() {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(sessionQuery.queryKey, sessionOfKim())
  queries.setQueryData(allTodosQuery({ status: 'open' }).queryKey, {
    pages: [{ todos: [todo], next: null, total: 1 }],
    pageParams: [undefined],
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ nav, permissions, todos }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <TodoManagementScreen />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

it('shows a toast above the bar with the actions for selected todos', async () => {
  const box = new DOMRect(0, innerHeight - 68, innerWidth, 52)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-foot-bar]') ? box : new DOMRect()
  })
  show()
  fireEvent.click(screen.getByLabelText(texts.select(todo.text)))
  fireEvent.click(screen.getByText(texts.completeAll))
  const region = await screen.findByLabelText(shell.ui.toasts)
  await waitFor(() => expect(region.textContent).toContain(todos.toggleFailed))
  expect(region.style.getPropertyValue('--foot-bars')).toBe('68px')
})

it('leaves a todo that was deleted in its place, without its actions', async () => {
  show()
  // the list is read again without it
  vi.stubGlobal('fetch', async () => Response.json({ json: { todos: [], next: null, total: 0 } }))
  fireEvent.click(screen.getByRole('button', { name: todos.dialog.removeTitle(todo.text) }))
  fireEvent.click(await screen.findByRole('button', { name: todos.dialog.remove }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const row = await screen.findByRole('row', { name: new RegExp(`${todo.text}.*${texts.outcomes.removed}`) })
  expect(within(row).queryAllByRole('button')).toEqual([])
  expect(within(row).queryByRole('checkbox')).toBeNull()
})
