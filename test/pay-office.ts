import { day } from '#kit/day.ts'
import { aGroup } from './factories.ts'
import type { Office, Person, World } from './world.ts'

export const payReason = 'Nachtrag'

/** In cents, and hundredths of a per cent. */
export const someTerms = { currency: 'EUR', hourly: 1500, night: 2500, weekend: 5000, commission: 500 } as const

export const setRate = (by: Person, profileId: string, from: string, more: Partial<RateTerms> = {}) =>
  by.api.pay.saveRate({ profileId, from: day(from), ...someTerms, ...more })

type RateTerms = Omit<Parameters<Person['api']['pay']['saveRate']>[0], 'profileId' | 'from'>

export const aBonus = async (office: Office): Promise<string> => {
  await setRate(office.adam, office.kim.id, '2026-11-01')
  const { itemId } = await office.adam.api.pay.addItem({
    profileId: office.kim.id,
    month: '2026-11',
    kind: 'bonus',
    amount: 5000,
    reason: payReason,
  })
  return itemId
}

/** Kim has the night of Saturday the 28th, from 02:00 to 08:00, and an early shift on Monday the 30th; it is December, nothing is closed. */
export async function aWorkedMonth(world: World) {
  world.clock.set('2026-11-20T11:00:00Z')
  const office = await world.office()
  const { olivia, adam, kim } = office
  await setRate(adam, kim.id, '2026-11-01')
  const { id: groupId } = await aGroup(office)
  for (const [date, shiftId] of [
    ['2026-11-28', 'night'],
    ['2026-11-30', 'early'],
  ] as const) {
    await olivia.api.schedule.assign({
      groupId,
      date: day(date),
      shiftId,
      seat: 1,
      profileId: kim.id,
      reason: 'kann doch',
    })
  }
  for (const week of ['2026-W48', '2026-W49'] as const) {
    const { version } = await olivia.api.schedule.plan({ groupId, week })
    await olivia.api.schedule.publish({ groupId, week, version })
  }
  world.clock.set('2026-12-02T10:00:00Z')
  return { ...office, groupId }
}

/** Both months of hours and pay. */
export async function closeNovember({ adam }: Pick<Office, 'adam'>): Promise<void> {
  await adam.api.attendance.close({ month: '2026-11' })
  const { mark } = await adam.api.pay.month({ month: '2026-11' })
  await adam.api.pay.close({ month: '2026-11', mark })
}
