import { expect, it } from 'vitest'
import { retryDelaySeconds } from '#platform/retry.ts'
import { isWebhookSecret, hasFailedTooLong, isPayloadTooLarge, maxPauseSeconds, triedForHours } from './rules.ts'

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`

it('a secret has 24 to 64 bytes in Base64 behind its prefix', () => {
  expect([23, 24, 25, 26, 63, 64, 65].filter(bytes => isWebhookSecret(secretOf(bytes)))).toEqual([24, 25, 26, 63, 64])
  const [, base64 = ''] = secretOf(24).split('_')
  expect(
    [base64, `whsec_${base64}=`, `whsec_${base64.slice(1)}`, `whsec_-${base64.slice(1)}`].filter(isWebhookSecret),
  ).toEqual([])
})

it('a webhook that has failed for three days is paused', () => {
  const since = Temporal.Instant.from('2026-11-20T11:00:00Z')
  const after = (seconds: number) => hasFailedTooLong(since, since.add({ seconds }))
  expect([after(72 * 3600 - 1), after(72 * 3600)]).toEqual([false, true])
  expect(hasFailedTooLong(null, since)).toBe(false)
})

it('a payload has 64 KiB in JSON at most, whatever its letters', () => {
  const around = JSON.stringify({ change: '' }).length
  const isTooLargeWith = (letter: string, bytes: number) =>
    isPayloadTooLarge({ change: letter.repeat((bytes - around) / Buffer.byteLength(letter)) })
  expect([isTooLargeWith('a', 65_536), isTooLargeWith('a', 65_537)]).toEqual([false, true])
  expect([isTooLargeWith('ä', 65_535), isTooLargeWith('ä', 65_537)]).toEqual([false, true])
})

it('a delivery is tried again within four hours, for three days', () => {
  const pause = (tries: number, ageHours: number) =>
    retryDelaySeconds(tries, ageHours, 0.5, { givesUpAfterHours: triedForHours, maxPauseSeconds: maxPauseSeconds })
  expect([pause(13, 1), pause(14, 10), pause(99, 71.99)]).toEqual([8192, 14_400, 14_400])
  expect(pause(99, 72)).toBeUndefined()
})
