// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

afterEach(cleanup)

function Board({ said }: { said: string[] }) {
  const undo = () => said.push('undo')
  const redo = () => said.push('redo')
  useUndoKeys({ undo, redo })
  return (
    <>
      <button type="button">{'seat'}</button>
      <input aria-label="search" />
      {(['dialog', 'alertdialog'] as const).map(role => (
        <div key={role} role={role}>
          <button type="button">{`in ${role}`}</button>
        </div>
      ))}
    </>
  )
}

it('takes back from wherever the focus is, but not behind an open window, and not what is typed', () => {
  const said: string[] = []
  render(<Board said={said} />)
  const press = (element: Element, more = {}) => fireEvent.keyDown(element, { key: 'z', ctrlKey: true, ...more })
  for (const name of ['in dialog', 'in alertdialog']) press(screen.getByRole('button', { name }))
  press(screen.getByRole('textbox'))
  expect(said).toEqual([])
  press(screen.getByRole('button', { name: 'seat' }))
  press(document.body, { shiftKey: true })
  expect(said).toEqual(['undo', 'redo'])
})
