// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Awaited, ShownWhole } from './shown-whole.tsx'
import { Skeletons } from './skeleton.tsx'
import { UiTextsProvider } from './texts.tsx'

/** Each awaits its answer with `waiting` in its place. */
const parts = new Set<() => void>()
const answerAll = () => {
  for (const answer of parts) answer()
}

function Part({ name, waiting }: { name: string; waiting: ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const answer = () => setThere(true)
    parts.add(answer)
    return () => void parts.delete(answer)
  }, [])
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
  show()
  expect(isDisplayed('first')).toBe(false)
  expect(isDisplayed('frames')).toBe(true)
  await act(async () => answerAll())
  expect(['first', 'second', 'third'].map(isDisplayed)).toEqual([true, true, true])
  expect(screen.queryByText('frames')).toBeNull()
})

it('shows what is there when one of its parts is late', async () => {
  vi.useFakeTimers()
  show()
  await act(async () => void vi.advanceTimersByTime(4_000))
  vi.useRealTimers()
  expect(isDisplayed('first')).toBe(true)
})
