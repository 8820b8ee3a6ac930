// @module-tag all
import { afterAll, expect, it } from 'vitest'
import { buildServerIfNeeded } from '../scripts/build.ts'
import { perform, sharedPostgres } from './ground.ts'
import { lineOf, longOnly, proofs } from './proofs.ts'

buildServerIfNeeded()
const postgres = sharedPostgres()
afterAll(() => postgres.stop())

const short = Object.entries(proofs).filter(([name]) => !longOnly.has(name))

it.each(short)('holds in a few rounds: %s', { timeout: 300_000 }, async (name, prove) => {
  const outcome = await perform(prove, true, postgres.url)
  process.stdout.write(`      ${lineOf(name, outcome)}\n`)
  expect(outcome.state === 'FAILED' ? outcome.failures : []).toEqual([])
})
