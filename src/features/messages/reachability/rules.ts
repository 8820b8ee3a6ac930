import type { LinkState } from '#features/messages/chats/rules.ts'
import type { Unreachable } from './schema.ts'

interface Channels {
  /** Whether this installation sends mails. */
  readonly hasMailServer: boolean
  readonly isAddressProven: boolean
  /** The link states of the member in the messengers that this installation uses. */
  readonly chats: readonly LinkState[]
  readonly hasPushDevice: boolean
}

/** Why no channel outside of the app reaches a member; undefined: one does. */
export function unreachableBecause({
  hasMailServer,
  isAddressProven,
  chats,
  hasPushDevice,
}: Channels): Unreachable | undefined {
  if (hasPushDevice || chats.includes('active') || (hasMailServer && isAddressProven)) return undefined
  return {
    mail: hasMailServer ? 'unproven' : 'noServer',
    chat: chats.some(state => state !== 'unlinked') ? 'off' : 'none',
  }
}
