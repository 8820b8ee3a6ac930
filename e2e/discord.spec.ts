import { expect, type Page } from '@playwright/test'
import { openDiscordChats, plain } from '#test/discord-chats.ts'
import { until } from '#test/until.ts'
import { chatServices } from '#features/messages/chats/chat-services.ts'
import { de as chatTexts } from '#features/messages/chats/server/chat-texts.de.ts'
import { de as botTexts } from '#features/outreach/bot/server/chat-texts.de.ts'
import { expectAccessible } from './axe.ts'
import { catalogues, choose, now, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const look = async (page: Page, name: string) => {
  if (process.env['E2E_LOOK']) await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true })
  await expectAccessible(page)
}

const language = 'de'
test('a chatter links Discord in the app and confirms a shift there', async ({ browser }) => {
  let url = ''
  const discord = await openDiscordChats(() => ({ url, clock: { now, set: () => {} } }))
  const installation = await startStaffel({
    isDemo: true,
    env: discord.variables,
  })
  ;({ url } = installation)
  const { discord: texts } = catalogues[language]
  const phone = { width: 390, height: 844 }
  const chatter = await person(browser, installation, language, phone)
  await signIn(chatter.page, language, 'chatter@demo.staffel.test', '/settings/telegram')
  await expect(chatter.page.getByRole('link', { name: texts.link.install })).toBeVisible()
  await press(chatter.page, texts.link.start)
  const code = await chatter.page.getByLabel(texts.link.code).inputValue()
  await look(chatter.page, `discord-code`)
  const sender = { id: discord.newUser(), username: 'mira_d', global_name: 'Mira', locale: language }
  await discord.say(sender, 'link', { code })
  // the page hears of it by itself
  await expect(chatter.page.getByText('@mira_d')).toBeVisible()
  await look(chatter.page, `discord-linked`)
  await discord.hears(
    sender.id,
    new RegExp(RegExp.escape(chatTexts(chatServices.discord).welcome('|', '').split('|')[0] ?? '')),
  )

  const list = (await discord.say(sender, 'shifts')).data ?? { content: '', components: [] }
  const before = await openShifts(chatter.page)
  const after = await discord.tap(sender.id, list, '✓')
  expect(plain(after.content)).toContain(botTexts.nowConfirmed(''))
  await until(async () => (await openShifts(chatter.page)) === before - 1, { what: 'a shift less to confirm' })

  await chatter.page.goto(`${url}/settings/notifications`)
  const { channels, own } = catalogues[language].notifications
  await choose(chatter.page.getByText(own.detail))
  await expect(chatter.page.getByRole('columnheader', { name: channels.discord })).toBeVisible()
  await look(chatter.page, `discord-channels`)

  await chatter.page.goto(`${url}/settings/telegram`)
  discord.misbehave(({ path }) =>
    path.includes(discord.channelOf(sender.id)) ? { status: 403, code: 50007 } : undefined,
  )
  await chatter.page.getByRole('switch', { name: texts.linked.active }).click()
  await expect(chatter.page.getByText(texts.states.inactive, { exact: true })).toBeVisible()
  await chatter.page.getByRole('switch', { name: texts.linked.active }).click()
  await expect(chatter.page.getByText(texts.linked.pausedTitle)).toBeVisible()
  await look(chatter.page, `discord-paused`)
  await press(chatter.page, texts.linked.unlink)
  await press(chatter.page.getByRole('alertdialog'), texts.linked.unlink)
  await expect(chatter.page.getByRole('button', { name: texts.link.start })).toBeVisible()
  await installation.stop()
  await discord.close()
})

/** Of one's own, not confirmed yet. */
const openShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/me/shifts')
    const days: { shifts: { status: string }[] }[] = await answer.json()
    return days.flatMap(({ shifts }) => shifts).filter(({ status }) => status === 'assigned').length
  })
