import { expect, it } from 'vitest'
import { newContact } from './schema.ts'

const contact = { name: 'Kim Albers', role: 'Leitung', email: 'kim@example.com' }
const saidOf = (change: object) => newContact.safeParse({ ...contact, ...change }).error?.issues[0]?.message

it('takes names and roles of a hundred characters, and numbers of forty', () => {
  const number = `+49 ${'1'.repeat(11)}`
  expect([{ name: 'x'.repeat(100) }, { role: 'x'.repeat(100) }, { phone: number.padEnd(40) }].map(saidOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const tooLong = [{ name: 'x'.repeat(101) }, { role: 'x'.repeat(101) }, { phone: `${'1 '.repeat(20)}1` }]
  expect(tooLong.map(saidOf)).toEqual(['input.tooLong', 'input.tooLong', 'input.tooLong'])
})
