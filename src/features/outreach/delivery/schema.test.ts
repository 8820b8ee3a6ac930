import { expect, it } from 'vitest'
import { deliveryRules, ownDelivery, ownDeliveryChange } from './schema.ts'

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

it.each([
  ['22:00', '07:00', 'accepted'],
  ['00:00', '23:59', 'accepted'],
  ['22:00', '22:00', 'delivery.noQuietTime'],
])('quiet hours from %s to %s: %s', (from, to, said) => {
  const [issue] = ownDeliveryChange.safeParse({ quietHours: { from, to } }).error?.issues ?? []
  expect(issue?.message ?? 'accepted').toBe(said)
  expect(issue?.path ?? ['quietHours', 'to']).toEqual(['quietHours', 'to'])
})

it('quiet hours without length that were stored earlier can still be read', () => {
  const stored = { quietHours: { from: '22:00', to: '22:00' }, reminderHours: null, defaultReminderHours: [12, 1] }
  expect(ownDelivery.safeParse(stored).success).toBe(true)
})
