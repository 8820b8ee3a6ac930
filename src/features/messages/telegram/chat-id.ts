/** What Telegram gives people: at most 52 significant bits. Groups and channels have negative ids and are no persons. */
const largest = 2n ** 52n - 1n
const shape = /^[1-9]\d{4,15}$/

export type ChatIdFault = 'chatIdMissing' | 'chatIdOfGroup' | 'chatIdInvalid'

/** The chat id in what somebody typed or pasted, or what is wrong with it. Used by browser and server alike. */
export function readChatId(
  typed: string,
): { readonly ok: true; readonly chatId: string } | { readonly ok: false; readonly fault: ChatIdFault } {
  const text = typed.replaceAll(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
  if (text === '') return { ok: false, fault: 'chatIdMissing' }
  if (/^-\d+$/.test(text)) return { ok: false, fault: 'chatIdOfGroup' }
  if (!shape.test(text) || BigInt(text) > largest) return { ok: false, fault: 'chatIdInvalid' }
  return { ok: true, chatId: text }
}
