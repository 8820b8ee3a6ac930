import { expect, it } from 'vitest'
import { completeAddress } from './account-address.ts'

it.each([
  ['onlyfans', 'mila', 'https://onlyfans.com/mila'],
  ['onlyfans', '@mila', 'https://onlyfans.com/mila'],
  ['instagram', 'mila.rose', 'https://www.instagram.com/mila.rose'],
  ['tiktok', '@mila', 'https://www.tiktok.com/@mila'],
  ['reddit', 'mila', 'https://www.reddit.com/user/mila'],
  ['fansly', 'fansly.com/mila', 'https://fansly.com/mila'],
  ['fansly', 'fansly.com', 'https://fansly.com'],
  ['instagram', 'www.instagram.com', 'https://www.instagram.com'],
  ['other_creator', 'mila.example/shop?a=1', 'https://mila.example/shop?a=1'],
  ['mein_portal', 'portal.example:8443/mila', 'https://portal.example:8443/mila'],
  ['onlyfans', 'http://onlyfans.com/mila', 'http://onlyfans.com/mila'],
])('completes an account on %s typed as %s', (platform, typed, expected) => {
  expect(completeAddress(platform, typed)).toBe(expected)
})

it.each([
  ['mein_portal', 'mila'],
  ['onlyfans', 'mila sand'],
  ['onlyfans', 'javascript:alert(1)'],
  ['onlyfans', '@'],
  ['onlyfans', 'mila\uD800'],
])('leaves alone what is neither a handle nor an address: %s, %s', (platform, typed) => {
  expect(completeAddress(platform, typed)).toBe(typed)
})
