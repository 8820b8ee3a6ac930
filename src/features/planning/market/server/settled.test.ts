import { describe, expect, it } from 'vitest'
import { aMarket, anAdvertisement } from '#test/market-office.ts'
import { type Person, useWorld } from '#test/world.ts'

const world = useWorld()
const note = ''

/** How many notifications of a kind a member has not read. */
const unreadOf = async ({ api }: Person, kind: 'offer_made' | 'offer_waits') =>
  (await api.notifications.list({ isUnread: true, kind })).notifications.length

describe('notifications of an offer', () => {
  it('are read for all invitees once one of them has the seat', async () => {
    const { kim, kofi, lea, gap } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    expect([await unreadOf(kim, 'offer_made'), await unreadOf(kofi, 'offer_made')]).toEqual([1, 1])
    await kofi.api.market.take({ offerId })
    expect([await unreadOf(kim, 'offer_made'), await unreadOf(kofi, 'offer_made')]).toEqual([0, 0])
  })

  it('are read for the member who declines, and stay unread for the others', async () => {
    const { kim, kofi, lea, gap } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    await kim.api.market.decline({ offerId })
    expect([await unreadOf(kim, 'offer_made'), await unreadOf(kofi, 'offer_made')]).toEqual([0, 1])
    await lea.api.market.withdraw({ offerId })
    expect(await unreadOf(kofi, 'offer_made')).toBe(0)
  })

  it.each(['approve', 'reject', 'withdraw', 'leave'] as const)(
    'are read for all planners once no acceptance awaits approval: %s',
    async how => {
      const { kim, kofi, lea, adam, olivia, assignmentId } = await aMarket(world)
      await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
      const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
      await kofi.api.market.take({ offerId })
      expect([await unreadOf(lea, 'offer_waits'), await unreadOf(adam, 'offer_waits')]).toEqual([1, 1])
      if (how === 'approve') await lea.api.market.approve({ offerId })
      else if (how === 'reject') await lea.api.market.reject({ offerId })
      else if (how === 'withdraw') await kofi.api.market.decline({ offerId })
      else await olivia.api.team.remove({ id: kofi.id })
      expect([await unreadOf(lea, 'offer_waits'), await unreadOf(adam, 'offer_waits')]).toEqual([0, 0])
    },
  )
})
