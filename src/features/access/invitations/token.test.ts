import { expect, it } from 'vitest'
import { linkIn } from './token.ts'

const token = 'b3JkZXItdGhlLXRva2VuLW9mLWFuLWludml0YXRpb24'

it.each([
  ['a link', `https://staffel.example/join/${token}`, { path: 'join', token }],
  ['a link with more behind it', `https://staffel.example/join/${token}?x=1#y`, { path: 'join', token }],
  ['the other link', `https://staffel.example/invite-register/${token}`, { path: 'join', token }],
  ['the token alone, with spaces around it', `  ${token}\n`, { path: 'join', token }],
  ['a link for many', `https://staffel.example/join-team/${token}`, { path: 'join-team', token }],
  ['another page', 'https://staffel.example/dashboard', undefined],
  ['too little', 'abc', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['nothing', '', undefined],
])('finds the token in what was pasted: %s', (_, pasted, expected) => {
  expect(linkIn(pasted)).toEqual(expected)
})
