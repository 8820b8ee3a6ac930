import { expect, it } from 'vitest'
import { deliveryRules } from './schema.ts'

it.each([
  [[], 'accepted'],
  [[72, 24, 1], 'accepted'],
  [[73], 'input.range'],
  [[0], 'input.range'],
  [[72, 48, 24, 1], 'input.tooMany'],
])('reminders %j hours before a shift: %s', (reminderHours, said) => {
  const { error } = deliveryRules.safeParse({ reminderHours })
  expect(error?.issues[0]?.message ?? 'accepted').toBe(said)
})
