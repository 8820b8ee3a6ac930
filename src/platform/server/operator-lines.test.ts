import { expect, it } from 'vitest'
import { openOperatorLines } from './operator-lines.ts'

function written(isTTY: boolean): string {
  let text = ''
  const say = openOperatorLines({ isTTY, write: (chunk: string | Uint8Array) => (text += String(chunk)).length > 0 })
  say('Staffel 0.3.0 starts.', { version: '0.3.0' })
  return text
}

it('writes a sentence at a terminal', () => {
  expect(written(true)).toBe('Staffel 0.3.0 starts.\n')
})

it('writes one JSON event a line elsewhere', () => {
  expect(JSON.parse(written(false))).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    version: '0.3.0',
    msg: 'Staffel 0.3.0 starts.',
  })
  expect(written(false).split('\n')).toHaveLength(2)
})
