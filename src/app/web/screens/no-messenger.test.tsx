// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { de as discord } from '#features/messages/discord/messages.de.ts'
import { DiscordLinkSettings } from '#features/messages/discord/web/discord-link.tsx'
import { discordApi } from '#features/messages/discord/web/queries.ts'
import { de as telegram } from '#features/messages/telegram/messages.de.ts'
import { telegramApi } from '#features/messages/telegram/web/queries.ts'
import { TelegramLinkSettings } from '#features/messages/telegram/web/telegram-link.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const unlinked = { state: 'unlinked', firstName: null, username: null, registeredAt: null, mutedUntil: null } as const
const environmentVariable = /[A-Z]{2,}_[A-Z]/

it.each([
  ['names no environment variable to a member', false],
  ['names the environment variables of both bots to the owner', true],
])('%s where no messenger is set up', (_, runsIt) => {
  const queries = createQueries()
  queries.setQueryData(telegramApi.status.queryOptions().queryKey, {
    ...unlinked,
    hasBot: false,
    botName: null,
    fault: null,
    chatId: null,
    pending: null,
  })
  queries.setQueryData(discordApi.status.queryOptions().queryKey, {
    ...unlinked,
    hasApplication: false,
    installUrl: null,
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ discord, telegram }}>
        <UiTextsProvider words={shell.ui}>
          <TelegramLinkSettings runsIt={runsIt} hasOther={false} />
          <DiscordLinkSettings runsIt={runsIt} />
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText(telegram.noBot.title)).toBeDefined()
  expect(screen.queryAllByText(environmentVariable)).toHaveLength(runsIt ? 2 : 0)
})
