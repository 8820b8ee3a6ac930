import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryCodeIn } from './recovery-codes.ts'

it.each([
  ['k3m7-p2xq-0abz', 'k3m7-p2xq-0abz'],
  ['k3m7p2xq0abz', 'k3m7-p2xq-0abz'],
  ['K3M7 P2XQ 0ABZ', 'k3m7-p2xq-0abz'],
  ['k3m7 – p2xq – 0abz', 'k3m7-p2xq-0abz'],
  // given out by versions before this one
  ['aB3dE-Fg7hI', 'aB3dE-Fg7hI'],
  ['aB3dE Fg7hI', 'aB3dE-Fg7hI'],
  ['aB3dEFg7hI', 'aB3dE-Fg7hI'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('a recovery code typed as %j is %j', (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code)
})

it('are made as they are read', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.map(code => recoveryCodeIn(code.toUpperCase()))).toEqual(codes)
})
