// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { moveFocusInTeamGrid } from './team-keys.ts'

beforeEach(() => {
  // jsdom has no layout to scroll in
  Element.prototype.scrollIntoView = () => {}
})

function Team({ drawn }: { drawn: number }) {
  return (
    <div role="grid" tabIndex={0} onKeyDown={moveFocusInTeamGrid}>
      {[0, 1, 2, 3].map(row => (
        <div key={row} role="row" data-row={row}>
          {row < drawn &&
            [0, 1].map(day => <button key={day} type="button" data-weekday={day} aria-label={`${row} ${day}`} />)}
        </div>
      ))}
    </div>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const frame = () => act(() => new Promise<void>(done => requestAnimationFrame(() => done())))

it('loses no key while rows are still being drawn', async () => {
  const { rerender } = render(<Team drawn={1} />)
  screen.getByRole('button', { name: '0 1' }).focus()
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown')
  await frame()
  rerender(<Team drawn={4} />)
  await frame()
  await frame()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 1')
  press('ArrowUp')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2 1')
})
