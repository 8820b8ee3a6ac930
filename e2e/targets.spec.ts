import { expect } from '@playwright/test'
import { enter, leave, type Screen, show } from './screen.ts'
import { screens } from './screens.ts'
import { smallTargets } from './targets.ts'
import { test } from './test.ts'

/** The boards, whose seats are as small as a week of all groups or the availability of a team. */
const isBoard = ({ path }: Screen) => /^\/(?:schichtplan|schedule-overview|availability\?view=team)/.test(path)
const plain = screens.filter(each => !each.before && !each.after && !each.isFailing && !each.on && !isBoard(each))

for (const { device, width, least } of [
  { device: 'a phone', width: 360, least: 44 },
  { device: 'a desktop', width: 1280, least: 24 },
]) {
  for (const who of ['owner', 'admin', 'lead', 'chatter', undefined] as const) {
    test(`on ${device}, every target of ${who ?? 'a visitor'} has ${least} px`, { tag: '@all' }, async ({
      browser,
    }) => {
      const own = plain.filter(screen => screen.who === who)
      const view = { language: 'de', theme: 'light', width } as const
      const [first] = own
      if (!first) throw new Error('there is no screen')
      const page = await enter(browser, first, view)
      const found: string[] = []
      for (const screen of own) {
        await test.step(screen.name, async () => {
          await show(page, screen, view)
          found.push(...(await smallTargets(page, least)).map(each => `${screen.name}: ${each}`))
          await leave(page, screen)
        })
      }
      expect(found).toEqual([])
    })
  }
}
