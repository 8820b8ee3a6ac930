// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

function Board({ said }: { said: string[] }) {
  const undo = () => said.push('undo')
  const redo = () => said.push('redo')
  useUndoKeys({ undo, redo })
  return (
    <>
      <button type="button">{'seat'}</button>
      <input aria-label="search" />
      <div role="dialog" data-modal="">
        <button type="button">{'in a window'}</button>
      </div>
      <div role="alertdialog">
        <button type="button">{'in a question'}</button>
      </div>
      <div role="dialog">
        <button type="button">{'beside the seat'}</button>
      </div>
    </>
  )
}

it('takes back from wherever the focus is, but not behind an open window, and not what is typed', () => {
  const said: string[] = []
  render(<Board said={said} />)
  const press = (element: Element, more = {}) => fireEvent.keyDown(element, { key: 'z', ctrlKey: true, ...more })
  for (const name of ['in a window', 'in a question']) press(screen.getByRole('button', { name }))
  press(screen.getByRole('textbox'))
  expect(said).toEqual([])
  press(screen.getByRole('button', { name: 'seat' }))
  press(document.body, { shiftKey: true })
  press(screen.getByRole('button', { name: 'beside the seat' }))
  expect(said).toEqual(['undo', 'redo', 'undo'])
})

it.each([
  ['a Cyrillic keyboard', { key: 'я', code: 'KeyZ' }, ['undo', 'redo']],
  ['CapsLock', { key: 'Z', code: 'KeyZ' }, ['undo', 'redo']],
  ['a German keyboard, which has Z elsewhere', { key: 'z', code: 'KeyY' }, ['undo', 'redo']],
  ['Y of a German keyboard, where English ones have Z', { key: 'y', code: 'KeyZ' }, []],
])('undoes and redoes with %s', (_, keys, expected) => {
  const said: string[] = []
  render(<Board said={said} />)
  for (const shiftKey of [false, true]) fireEvent.keyDown(document.body, { ...keys, ctrlKey: true, shiftKey })
  expect(said).toEqual(expected)
})
