import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import { isExampleAddress } from '../example-addresses.ts'
import { findBond } from './account-store.ts'

/**
 * A person of the sample has no password, so no link could ever be of use to them.
 * @throws Refusal `signIn.examplePerson`
 */
export async function refuseExample(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  if (isExampleAddress(email) && !(await findBond(tx, { userId: id }))) throw new Refusal('signIn.examplePerson')
}
