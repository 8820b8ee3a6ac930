import { chatTexts } from '#features/messages/chats/server/chat-texts.ts'
import { commandList, commandNames, botTextsOf } from './chat-texts.ts'

const [subcommand, string] = [1, 3]
/** Servers and people can have the application; it is asked in servers, in its own direct messages and in others. */
const everywhere = { integration_types: [0, 1], contexts: [0, 1, 2] }
const code = { longest: 100 }

/** `/staffel` with a subcommand for each thing that the bot is asked for, in the words of Discord's API. */
export const discordCommands = (): readonly object[] => {
  const german = new Map(commandList('de').map(said => [commandNames[said.command], said]))
  const [en, de] = [chatTexts('en', 'discord'), chatTexts('de', 'discord')]
  const asked = commandList('en').flatMap(({ command, description }) => {
    const means = commandNames[command]
    const inGerman = german.get(means)
    // a chat is linked by its code, and has no id to show
    if (means === 'start' || !inGerman) return []
    return [
      {
        type: subcommand,
        name: command,
        name_localizations: { de: inGerman.command },
        description,
        description_localizations: { de: inGerman.description },
      },
    ]
  })
  const [channelEn, channelDe] = [botTextsOf('en').channel, botTextsOf('de').channel]
  const link = withCode('link', [en.linkCommand, de.linkCommand], [en.codeOption, de.codeOption])
  const channel = withCode(
    'channel',
    [channelEn.command, channelDe.command],
    [channelEn.codeOption, channelDe.codeOption],
  )
  return [{ name: 'staffel', type: 1, description: 'Staffel', ...everywhere, options: [link, channel, ...asked] }]
}

type InBoth = readonly [en: string, de: string]

const withCode = (name: string, [en, de]: InBoth, [codeEn, codeDe]: InBoth) => ({
  type: subcommand,
  name,
  description: en,
  description_localizations: { de },
  options: [
    {
      type: string,
      name: 'code',
      description: codeEn,
      description_localizations: { de: codeDe },
      required: true,
      max_length: code.longest,
    },
  ],
})
