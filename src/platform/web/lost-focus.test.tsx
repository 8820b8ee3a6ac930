// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLostFocus } from './lost-focus.ts'

// jsdom has no layout
beforeEach(() => void (Element.prototype.checkVisibility = () => true))
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'))

function Page() {
  useLostFocus()
  const [todos, setTodos] = useState(['Inventory', 'Call Kim', 'Prices'])
  const [isChanged, setChanged] = useState(true)
  return (
    <main>
      <h1>Dashboard</h1>
      <section>
        <h2>Todos</h2>
        <ul>
          {todos.map(todo => (
            <li key={todo}>
              <input type="checkbox" aria-label={todo} onChange={() => setTodos(todos.filter(each => each !== todo))} />
            </li>
          ))}
        </ul>
      </section>
      {isChanged && (
        <button type="button" onClick={() => setChanged(false)}>
          Discard
        </button>
      )}
    </main>
  )
}

it('goes to the next row, then to the previous one, and from the last one to the heading above', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call Kim' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Prices' })).toBe(document.activeElement))
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Inventory' })).toBe(document.activeElement))
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Todos' })).toBe(document.activeElement))
})

it('goes to the heading of the page when a button goes with its work', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toBe(document.activeElement))
})
