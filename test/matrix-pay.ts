import { day } from '#kit/day.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'
import { aBonus, payReason, setRate, someTerms } from './pay-office.ts'

const month = '2026-11'
const from = day('2026-11-01')

const ofPerson = (input: Foreign['input']): Foreign => ({
  prepare: async there => {
    await setRate(there.adam, there.kim.id, from)
    return there.kim.id
  },
  input,
})

export const payInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'pay.own': 'takes no ids',
  'pay.expected': 'takes no ids',
  'pay.month': 'takes no ids',
  'pay.close': 'takes no ids',
  'pay.reopen': 'takes no ids',
  'pay.exportCsv': 'takes no ids',
  'pay.exportXlsx': 'takes no ids',
  'pay.exportPdf': ofPerson(profileId => ({ month, profileId })),
  'pay.statement': ofPerson(profileId => ({ month, profileId })),
  'pay.rates': ofPerson(profileId => ({ profileId })),
  'pay.saveRate': ofPerson(profileId => ({ profileId, from, ...someTerms })),
  'pay.removeRate': ofPerson(profileId => ({ profileId, from })),
  'pay.addItem': ofPerson(profileId => ({ profileId, month, kind: 'bonus', amount: 100, reason: payReason })),
  'pay.removeItem': { prepare: aBonus, input: itemId => ({ itemId }) },
}
