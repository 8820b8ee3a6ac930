import { expect, it } from 'vitest'
import { markupFindings } from './architecture-markup.ts'

const linesOf = (text: string, path = 'src/x.tsx') =>
  markupFindings(path, text).map(({ line, wrong }) => `${line} ${wrong}`)

it.each([
  [
    '<p>\n<span onClick={() => go()}\n aria-label={text}>1</span>',
    '2 names an element without a role, which no screen reader reads',
  ],
  ['<th className="w-10">', '1 is a header without a scope'],
  ['<aside className="hidden">', '1 is a landmark without a name'],
  ['<nav>', '1 is a landmark without a name'],
])('%j is refused', (text, wrong) => {
  expect(linesOf(text)).toEqual([wrong])
})

it.each([
  '<span role="img" aria-label={text} />',
  '<div aria-label={text} onKeyDown={event => move(event)} role="grid">',
  '<span>{text}</span><button aria-label={text} />',
  '<th key={name} scope="col">',
  '<thead>',
  '<nav ref={list} aria-label={nav.label}>',
])('%j is allowed', text => {
  expect(linesOf(text)).toEqual([])
})

it('tests may render markup of their own', () => {
  expect(linesOf('<nav>', 'src/x.test.tsx')).toEqual([])
})
