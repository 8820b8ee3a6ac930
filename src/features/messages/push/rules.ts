import { truncateText } from '#kit/text.ts'
import type { PushMessage } from './schema.ts'

/*
 * The life of a push device:
 *
 *   asked in the browser ──▶ subscribed ──▶ gone: switched off, signed out, the sign-in ended, the browser took it back
 *
 * It lives and dies with the sign-in that it was made in: who signs out is told nothing more on that device.
 */

export const maxDevices = 10

/** Browsers show no more, and some fewer. */
const maxActions = 2
/** Every push service takes 4,096 bytes encrypted; the rest is for names and addresses. */
const maxBytes = 3000

/** What is said of yesterday helps nobody. */
export const timeToLive = { hours: 24 }

/** The message cut to what every push service takes. */
export function truncatePushMessage(message: PushMessage): PushMessage {
  const cut = { ...message, actions: message.actions.slice(0, maxActions) }
  let { body } = cut
  while (body !== '' && bytesOf({ ...cut, body }) > maxBytes) body = truncateText(body, Math.floor(body.length * 0.8))
  return { ...cut, body: body === cut.body ? body : `${body.trimEnd()} …` }
}

const bytesOf = (message: PushMessage): number => new TextEncoder().encode(JSON.stringify(message)).length
