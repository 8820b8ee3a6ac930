import { expect, type Page } from '@playwright/test'
import { openChats } from '#test/chats.ts'
import { expectAccessible } from './axe.ts'
import { catalogues, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const look = async (page: Page, name: string) => {
  if (process.env['E2E_LOOK']) await page.screenshot({ path: `screenshots/${name}.png` })
  await expectAccessible(page)
}

const language = 'en'
test('a chatter links Telegram, is asked for availability and answers in the chat', async ({ browser }) => {
  const telegram = await openChats()
  const installation = await startStaffel({
    isDemo: true,
    env: telegram.variables,
  })
  const { telegram: texts, availabilityRequests: requests, availabilitySettings: settings } = catalogues[language]
  const phone = { width: 390, height: 844 }
  const chatter = await person(browser, installation, language, phone)
  await signIn(chatter.page, language, 'chatter@demo.staffel.test', '/settings/telegram')

  // a wrong chat id is refused before it is sent
  const field = chatter.page.getByLabel(texts.link.chatId, { exact: true })
  await field.fill('-100200300')
  await press(chatter.page, texts.link.save)
  await expect(chatter.page.getByText(texts.refusals.chatIdOfGroup)).toBeVisible()
  await look(chatter.page, `telegram-unlinked`)

  // a chat whose id is typed in has to agree first
  const otherChat = telegram.newChat()
  await field.fill(String(otherChat))
  await press(chatter.page, texts.link.save)
  await expect(chatter.page.getByText(texts.link.pending(String(otherChat)))).toBeVisible()
  const { buttons, messageId } = await telegram.hears(otherChat, 'Someone entered this chat’s ID')
  await look(chatter.page, `telegram-pending`)
  telegram.tap(otherChat, buttons[1]?.[0]?.callback_data ?? '', messageId)
  await expect(field).toBeVisible()

  await press(chatter.page, texts.link.start)
  const message = await chatter.page.getByLabel(texts.link.code).inputValue()
  await look(chatter.page, `telegram-code`)
  const chatId = telegram.newChat()
  telegram.write(chatId, message, { first_name: 'Mira', username: 'mira_d' })
  // the page hears of it by itself
  await expect(chatter.page.getByText('@mira_d')).toBeVisible()
  await expect(chatter.page.getByText(texts.states.active, { exact: true })).toBeVisible()
  await look(chatter.page, `telegram-linked`)

  const owner = await person(browser, installation, language)
  await signIn(owner.page, language, 'owner@demo.staffel.test', '/availability')
  await press(owner.page, settings.title)
  await owner.page.getByRole('tab', { name: requests.tab }).click()
  await press(owner.page, requests.send(1))
  await expect(owner.page.getByText(requests.sent(1))).toBeVisible()
  await expect(owner.page.getByText(requests.progress(1, 1))).toBeVisible()
  await look(owner.page, `availability-requests`)
  const asked = await telegram.hears(chatId, /availability\?week=/)
  telegram.tap(chatId, asked.buttons[1]?.[0]?.callback_data ?? '', asked.messageId)
  await expect(owner.page.getByText(requests.answered(1, 1))).toBeVisible()
  await expect(owner.page.getByText(requests.requests.none)).toBeVisible()

  telegram.block(chatId)
  await expect(chatter.page.getByText(texts.linked.pausedTitle)).toBeVisible()
  await look(chatter.page, `telegram-paused`)
  await installation.stop()
  await telegram.close()
})
