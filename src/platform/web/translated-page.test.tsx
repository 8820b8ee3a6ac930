// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { surviveTranslation } from './translated-page.ts'

beforeAll(surviveTranslation)

/** As translators of browsers do, in each of the ways that are in use. */
function translate(root: Node, way: 'replace' | 'before' | 'after'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.localName !== 'font') texts.push(text)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data.toUpperCase()
    outer.append(inner)
    if (way === 'replace') text.replaceWith(outer)
    else {
      text.parentNode?.insertBefore(outer, way === 'before' ? text : text.nextSibling)
      text.remove()
    }
  }
}
const settled = () => act(async () => {})

function Counter({ count }: { count: number }) {
  return (
    <p>
      {'seats: '}
      {count}
      {count % 2 === 0 && ' even'}
      {count > 2 && <b>{'many'}</b>}
      {' in all'}
    </p>
  )
}

it.each(['replace', 'before', 'after'] as const)('draws what changes on a translated page (%s)', async way => {
  const { container, rerender, unmount } = render(<Counter count={1} />)
  const text = () => container.textContent
  translate(container, way)
  await settled()
  expect(text()).toBe('SEATS: 1 IN ALL')
  for (const [count, expected] of [
    [2, 'SEATS: 2 even IN ALL'],
    [4, 'SEATS: 4 EVENmany IN ALL'],
    [5, 'SEATS: 5MANY IN ALL'],
    [1, 'SEATS: 1 IN ALL'],
  ] as const) {
    rerender(<Counter count={count} />)
    await settled()
    expect(text()).toBe(expected)
    translate(container, way)
    await settled()
    expect(text()).toBe(expected.toUpperCase())
  }
  unmount()
  expect(text()).toBe('')
  expect(screen.queryByText(/SEATS/)).toBeNull()
})
