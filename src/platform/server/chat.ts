import type { Messenger } from '../messengers.ts'
import type { SendResult } from '../retry.ts'

/** A button under a message: what it says, and what comes back when it is tapped (64 bytes at most). */
export interface ChatButton {
  readonly label: string
  readonly data: string
}

export interface ChatMessage {
  readonly text: string
  /** Rows of buttons. */
  readonly buttons?: readonly (readonly ChatButton[])[]
  /** Left out: what is written is what is shown. With it: `*bold*`, `[label](address)`, and `\` before what is neither. */
  readonly markup?: 'Markdown'
}

/** Somebody in a chat with the bot, as the messenger knows them. */
export interface ChatUser {
  readonly messenger: Messenger
  readonly chatId: string
  readonly firstName: string
  readonly username: string | undefined
  /** What the person's messenger speaks (`de`, `en-GB`). */
  readonly languageCode: string | undefined
}

/** A button that was tapped, and the message that bears it. */
export interface ChatAction {
  readonly data: string
  readonly text: string
  readonly buttons: readonly (readonly ChatButton[])[]
}

/** A channel of a server in which somebody speaks to the bot. */
export interface ChatChannel {
  readonly id: string
  readonly name: string
}

/** What somebody does in a chat with the bot. Only what one person says to the bot is heard, in a channel a command. */
export type ChatEvent =
  | {
      readonly kind: 'said'
      readonly from: ChatUser
      /** As it is typed, without what marks it as a command; undefined: something else was said. */
      readonly command: string | undefined
      readonly rest: string
      /** Where many hear it; undefined: only the two of them talk. */
      readonly channel?: ChatChannel
      readonly reply: (message: ChatMessage) => Promise<void>
      /** Without a reply the messenger shows an error. */
      readonly isAwaited?: true
    }
  | (ChatAction & {
      readonly kind: 'tapped'
      readonly from: ChatUser
      /** Shows a line for a moment, and puts another text and other buttons on the message. */
      readonly settle: (said: string, message: ChatMessage) => Promise<void>
    })
  | { readonly kind: 'blocked' | 'unblocked'; readonly from: ChatUser }

/**
 * How a try to say something ended. `isBlocked`: the person has shut the bot out, or there is no such chat. `isForAll`: the
 * pause that the messenger asks for is one for everything.
 */
export type ChatSendResult = SendResult & { readonly isBlocked?: boolean; readonly isForAll?: boolean }

/** A messenger that takes what the bot says and brings what it is told. */
export interface MessengerClient {
  readonly messenger: Messenger
  /** @param id of the message, at most 25 letters: a messenger that can takes it once */
  send(chatId: string, message: ChatMessage, id?: string): Promise<ChatSendResult>
  /** From now on events go there. */
  hear(handle: (event: ChatEvent) => Promise<void>): void
}
