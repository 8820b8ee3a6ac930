// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { submitKeys, useSubmitKey } from './submit-key.ts'

const saved: string[] = []
const save = (what: string) => () => void saved.push(what)

function Page({ isBusy = false }: { readonly isBusy?: boolean }) {
  useSubmitKey()
  return (
    <>
      <form id="todo" onSubmit={event => (event.preventDefault(), saved.push('todo'))}>
        <textarea aria-label="Notes" />
      </form>
      <button type="submit" form="todo" aria-disabled={isBusy}>
        Save
      </button>
      <div role="dialog">
        <input aria-label="File" />
        <button type="button" aria-keyshortcuts={submitKeys} onClick={save('file')}>
          Read
        </button>
      </div>
    </>
  )
}

it.each([
  ['Notes', '{Control>}{Enter}{/Control}', ['todo']],
  ['Notes', '{Meta>}{Enter}{/Meta}', ['todo']],
  ['Notes', '{Enter}', []],
  ['Notes', '{Control>}{Shift>}{Enter}{/Shift}{/Control}', []],
  ['File', '{Control>}{Enter}{/Control}', ['file']],
])('in %s, %s saves %j', async (field, keys, expected) => {
  saved.length = 0
  render(<Page />)
  await userEvent.click(screen.getByRole('textbox', { name: field }))
  await userEvent.keyboard(keys)
  expect(saved).toEqual(expected)
})

it('saves nothing while the button is disabled', async () => {
  saved.length = 0
  render(<Page isBusy />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Notes' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(saved).toEqual([])
})
