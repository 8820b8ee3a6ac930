import { expect } from '@playwright/test'
import { openDiscordChats } from '#test/discord-chats.ts'
import { catalogues, now, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
test('a channel is linked, chosen for, tested and removed', { tag: '@all' }, async ({ browser }) => {
  const { discordChannels: words } = catalogues[language]
  let url = ''
  const discord = await openDiscordChats(() => ({
    url,
    clock: { now, set: () => {} },
  }))
  const installation = await startStaffel({
    isDemo: true,
    env: discord.variables,
  })
  url = installation.url
  try {
    const { page } = await person(browser, installation, language)
    await signIn(page, language, 'owner@demo.staffel.test', `${url}/organization/settings/discord`)
    await expect(page.getByText(words.empty)).toBeVisible()
    await press(page, words.start)
    const code = await page.locator('[name=discordChannelCode]').inputValue()
    const channel = { id: discord.newId(), name: 'dienste' }
    await discord.say({ id: discord.newUser(), guildId: '900000000000000001', channel }, 'channel', { code })

    const row = page.getByRole('listitem').filter({ hasText: words.kindsOf('dienste') })
    const cover = row.getByRole('checkbox', { name: words.kinds.cover })
    await expect(cover).toBeChecked()
    await cover.click()
    await expect(cover).not.toBeChecked()
    await page.reload()
    await expect(cover).not.toBeChecked()

    const choose = async (label: string) => {
      await press(row, words.more('dienste'))
      await page.getByRole('menuitem', { name: label }).click()
    }
    discord.misbehave(({ path }) => (path.includes(channel.id) ? { status: 404, code: 10003 } : undefined))
    await choose(words.test)
    await expect(row.getByRole('status')).toBeVisible()
    discord.misbehave(() => undefined)
    await choose(words.test)
    // posts about the day or the plan may be due as well
    const testPosts = () => discord.inChannel(channel.id).filter(text => text.startsWith('Testnachricht von Staffel'))
    await expect.poll(() => testPosts().length).toBe(1)
    await expect(row.getByRole('status')).toBeHidden()

    await choose(words.remove)
    await press(page.getByRole('alertdialog'), words.removeConfirm)
    await expect(row).toBeHidden()
  } finally {
    await installation.stop()
    await discord.close()
  }
})
