import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Actor } from '../policy.ts'
import { hasRights, lockSession, lockToken } from './store.ts'

/** Proof of who calls: a session, an access token or a linked chat. It may end while a command waits for a lock. */
export type Proof =
  | { readonly sessionId: string; readonly userId: string }
  | { readonly tokenId: string; readonly organizationId: string }
  /** False: the link of the chat has ended. */
  | { readonly lockChatLink: (tx: Tx) => Promise<boolean> }

const locked = new WeakSet<Tx>()
const settled = new WeakSet<Tx>()

/** Called by what has locked the proof and checked the rights of the command by itself, or is about to end them. */
export function markProofSettled(tx: Tx): void {
  locked.add(tx)
  settled.add(tx)
}

/**
 * The end of the proof waits for the command, or the command is refused. The lock lasts until the commit, so a second call in
 * the transaction is a no-op. A command that ends its own proof calls this before it does so.
 * @throws Refusal `permissions.signInFirst`
 */
export async function lockProof(tx: Tx, proof: Proof): Promise<void> {
  if (locked.has(tx)) return
  if (!(await isOpenAndLocked(tx, proof))) throw new Refusal('permissions.signInFirst')
  locked.add(tx)
}

function isOpenAndLocked(tx: Tx, proof: Proof): Promise<boolean> {
  if ('lockChatLink' in proof) return proof.lockChatLink(tx)
  if ('tokenId' in proof) return lockToken(tx, proof.organizationId, proof.tokenId)
  return lockSession(tx, proof.userId, proof.sessionId)
}

/**
 * A transaction that commits only while the proof of the command is still open, and its actor has all rights that it had.
 * @param actor undefined: an account, which may be a member of no organisation
 */
export const withOpenProof =
  <T>(proof: Proof, actor: Actor | undefined, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    const result = await work(tx)
    if (settled.has(tx)) return result
    // the command may have waited, for a connection or for a lock
    await lockProof(tx, proof)
    if (actor && !(await hasRights(tx, actor))) throw new Refusal('permissions.forbidden')
    return result
  }
