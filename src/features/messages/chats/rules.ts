/*
 *            code, or consent                   off
 *   unlinked ──────────────▶ linked (active) ⇄ linked (inactive)
 *      ▲                        │   ▲ on
 *      │                  blocked   │ the person lets the bot in again, or switches it on in the app
 *      │                        ▼   │
 *      └──────── unlink ──── linked (paused)
 *
 * A typed chat id makes a request for consent, which ends when the chat declines, with another code, cancelled, or after a day.
 *
 * Muted is active and silent until an hour that the person chose in the chat.
 */
export const linkStates = ['unlinked', 'active', 'inactive', 'paused'] as const
export type LinkState = (typeof linkStates)[number]

interface Link {
  readonly isActive: boolean
  readonly blockedAt: Temporal.Instant | null
}

export function chatLinkState(link: Link | undefined): LinkState {
  if (!link) return 'unlinked'
  if (link.blockedAt !== null) return 'paused'
  return link.isActive ? 'active' : 'inactive'
}

/** Others may try a chat that has shut the bot out only now and then: each time that it is still shut, the person is told. */
export const mayRetryBlockedChat = ({ blockedAt }: Pick<Link, 'blockedAt'>, now: Temporal.Instant): boolean =>
  blockedAt === null || Temporal.Instant.compare(blockedAt.add({ hours: 1 }), now) <= 0

/** Of somebody's chats the one to write to: the first that can be written to, else the first. */
export const preferredChatLink = <L extends Link>(links: readonly L[]): L | undefined =>
  links.find(link => chatLinkState(link) === 'active') ?? links[0]

export const isMuted = ({ mutedUntil }: { readonly mutedUntil: Temporal.Instant | null }, now: Temporal.Instant) =>
  mutedUntil !== null && Temporal.Instant.compare(mutedUntil, now) > 0

/** From when on something can be said that is not to be said before an instant. */
export const earliestUnmutedTime = (
  link: { readonly mutedUntil: Temporal.Instant | null },
  from: Temporal.Instant,
): Temporal.Instant => (link.mutedUntil !== null && isMuted(link, from) ? link.mutedUntil : from)

/** How long a code of the app is good for. */
export const codeMinutes = 15

/** How long a chat may take to agree to a link. */
export const consentHours = 24

/** Data of the buttons under a request for consent, before a colon and the id of the request. */
export const consentActions = { accept: 'link:accept', decline: 'link:decline' } as const
