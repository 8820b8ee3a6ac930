// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Awaited, ShownWhole } from './shown-whole.tsx'
import { Skeletons } from './skeleton.tsx'
import { UiTextsProvider } from './texts.tsx'

let answer: () => void = () => {}

/** Awaits its answer with `waiting` in its place. */
function Part({ name, waiting }: { name: string; waiting: ReactNode }) {
  const [isThere, setThere] = useState(false)
  const answerOthers = answer
  answer = () => {
    answerOthers()
    setThere(true)
  }
  return isThere ? <p>{name}</p> : waiting
}

const show = () =>
  render(
    <UiTextsProvider words={words}>
      <ShownWhole frames={<p>{'frames'}</p>}>
        <p>{'first'}</p>
        <Part name="second" waiting={<Skeletons rows={1} />} />
        <Part name="third" waiting={<Awaited />} />
      </ShownWhole>
    </UiTextsProvider>,
  )

/** As `hidden` in the stylesheet, which jsdom does not have. */
const isDisplayed = (text: string) => screen.getByText(text).closest('.hidden') === null

it('shows its parts together once none of them is awaited', async () => {
  answer = () => {}
  show()
  expect(isDisplayed('first')).toBe(false)
  expect(isDisplayed('frames')).toBe(true)
  await act(async () => answer())
  expect(['first', 'second', 'third'].map(isDisplayed)).toEqual([true, true, true])
  expect(screen.queryByText('frames')).toBeNull()
})

it('shows what is there when one of its parts is late', () => {
  vi.useFakeTimers()
  answer = () => {}
  show()
  act(() => vi.advanceTimersByTime(4_000))
  vi.useRealTimers()
  expect(isDisplayed('first')).toBe(true)
})
