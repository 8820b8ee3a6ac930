import { z } from 'zod'
import { truncateText } from '#kit/text.ts'
import type { ChatButton, ChatMessage, ChatUser } from './chat.ts'
import { truncateDiscordContent, toDiscordMarkdown, escapeDiscordText } from './discord-text.ts'

/*
 * The words of Discord's API: https://discord.com/developers/docs. Numbers of its kinds stand here and nowhere else.
 */
export const kinds = { ping: 1, command: 2, component: 3 } as const
export const answers = { pong: 1, message: 4, messageLater: 5, updateLater: 6, update: 7 } as const
const [row, button] = [1, 2]
const grey = 2
const [noPreviews, forOne] = [1 << 2, 1 << 6]
const maxButtons = { rows: 5, inRow: 5, label: 80, data: 100 }

const user = z.object({ id: z.string(), username: z.string(), global_name: z.string().nullish() })
const component = z.object({ custom_id: z.string().optional(), label: z.string().optional() })

/** As much of it as is read. */
export const interaction = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  type: z.int(),
  token: z.string().regex(/^[\w.~:-]{1,2000}$/),
  locale: z.string().optional(),
  guild_id: z.string().optional(),
  channel: z.object({ id: z.string().regex(/^\d{1,20}$/), name: z.string().nullish() }).optional(),
  user: user.optional(),
  member: z.object({ user: user.optional() }).optional(),
  message: z
    .object({
      content: z.string(),
      components: z.array(z.object({ components: z.array(component).optional() })).optional(),
    })
    .optional(),
  data: z
    .object({
      custom_id: z.string().optional(),
      options: z
        .array(
          z.object({
            name: z.string(),
            options: z.array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]) })).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
})
export type DiscordInteraction = z.infer<typeof interaction>

export function chatUserOf({ user: alone, member, locale }: DiscordInteraction): ChatUser | undefined {
  const who = member?.user ?? alone
  return (
    who && {
      messenger: 'discord',
      chatId: who.id,
      firstName: who.global_name ?? who.username,
      username: who.username,
      languageCode: locale,
    }
  )
}

export const buttonsOf = ({ message }: DiscordInteraction): ChatButton[][] =>
  (message?.components ?? []).map(({ components = [] }) =>
    components.flatMap(({ custom_id: data, label = '' }) => (data === undefined ? [] : [{ label, data }])),
  )

interface DiscordPayloadOptions {
  /** What a tap came to, below the text where it does not say so itself. */
  readonly note?: string
  /** Nobody else in the channel sees it. */
  readonly isForOne?: boolean
}

export function payloadOf(
  { text, buttons = [], markup }: ChatMessage,
  { note, isForOne = false }: DiscordPayloadOptions = {},
) {
  const write = markup === 'Markdown' ? toDiscordMarkdown : escapeDiscordText
  const below = note === undefined || note === '' || text.includes(note) ? undefined : note
  return {
    content: truncateDiscordContent(text, write, below),
    components: rowsOf(buttons).map(components => ({ type: row, components })),
    // nobody is called, whatever a name looks like
    allowed_mentions: { parse: [] },
    flags: noPreviews | (isForOne ? forOne : 0),
  }
}

/** Five rows of five. More rows share one where they can; what is left over then can be done in the app. */
function rowsOf(buttons: NonNullable<ChatMessage['buttons']>) {
  const seen = new Set<string>()
  const rows = buttons
    .map(shown => shown.filter(({ data }) => data.length <= maxButtons.data && !seen.has(data) && seen.add(data)))
    .filter(({ length }) => length > 0)
    .flatMap(shown =>
      shown.length <= maxButtons.inRow ? [shown] : [shown.slice(0, maxButtons.inRow), shown.slice(maxButtons.inRow)],
    )
  for (let index = 0; rows.length > maxButtons.rows && index < rows.length - 1; ) {
    const together = [...(rows[index] ?? []), ...(rows[index + 1] ?? [])]
    if (together.length <= maxButtons.inRow) rows.splice(index, 2, together)
    else index += 1
  }
  return rows.slice(0, maxButtons.rows).map(shown =>
    shown.map(({ label, data }) => ({
      type: button,
      style: grey,
      label: truncateText(label, maxButtons.label),
      custom_id: data,
    })),
  )
}
