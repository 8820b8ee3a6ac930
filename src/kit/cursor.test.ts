import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

it.each(['2026-11-20T11:00:00Z kPLLnpTXQZ7E', '2026-11-20T11:00:00.123456Z kPLLnpTXQZ7E'])(
  '%j is where a page ended',
  text => {
    const cursor = readCursor(text)
    expect(cursor && writeCursor(cursor)).toBe(text)
  },
)

it.each([
  '',
  '2026-11-20T11:00:00Z',
  '2026-11-20T11:00:00Z kPLLnpTXQZ7',
  '2026-11-20T11:00:00Z kPLLnpTXQZ7\u0000',
  '2026-11-20T11:00:00Z kPLLnpTXQZ7E ',
  '2026-11-20T11:00:00Z kPLLnpTXQZ7E\n',
  '2026-13-20T11:00:00Z kPLLnpTXQZ7E',
  '2026-02-30T11:00:00Z kPLLnpTXQZ7E',
  '-271821-04-20T00:00:00Z kPLLnpTXQZ7E',
  '+275760-09-13T00:00:00Z kPLLnpTXQZ7E',
  '0000-01-01T00:00:00Z kPLLnpTXQZ7E',
  '2026-11-20T11:00:00+01:00 kPLLnpTXQZ7E',
  '2026-11-20T11:00:00Z[u-ca=iso8601] kPLLnpTXQZ7E',
])('%j is none', text => {
  expect(readCursor(text)).toBeUndefined()
})
