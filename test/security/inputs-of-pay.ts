import { day } from '#kit/day.ts'
import { aBonus, payReason, setRate, someTerms } from '../pay-office.ts'
import type { OwnInputs, CallContext } from './input.ts'

const month = '2026-10'
const from = day('2026-11-01')

/** Nobody has worked in October. */
async function aClosableRun({ office, world }: CallContext): Promise<{ month: string; mark: string }> {
  world.clock.set('2026-11-20T11:00:00Z')
  await office.adam.api.attendance.close({ month })
  const { mark } = await office.adam.api.pay.month({ month })
  return { month, mark }
}

export const inputsOfPay: OwnInputs = {
  'pay.saveRate': ({ office }) => ({ by: office.adam, input: { profileId: office.kim.id, from, ...someTerms } }),
  'pay.removeRate': async ({ office }) => {
    await setRate(office.adam, office.kim.id, from)
    return { by: office.adam, input: { profileId: office.kim.id, from } }
  },
  'pay.addItem': async ({ office }) => {
    await setRate(office.adam, office.kim.id, from)
    return {
      by: office.adam,
      input: { profileId: office.kim.id, month: '2026-11', kind: 'bonus', amount: 100, reason: payReason },
    }
  },
  'pay.removeItem': async ({ office }) => ({ by: office.adam, input: { itemId: await aBonus(office) } }),
  'pay.close': async place => ({ by: place.office.adam, input: await aClosableRun(place) }),
  'pay.reopen': async place => {
    const wish = await aClosableRun(place)
    await place.office.adam.api.pay.close(wish)
    return { by: place.office.adam, input: { month, reason: payReason } }
  },
  'pay.exportCsv': ({ office }) => ({ by: office.adam, input: { month: '2026-11' } }),
  'pay.exportPdf': ({ office }) => ({ by: office.adam, input: { month: '2026-11', profileId: office.kim.id } }),
  'pay.exportXlsx': ({ office }) => ({ by: office.adam, input: { month: '2026-11' } }),
}
