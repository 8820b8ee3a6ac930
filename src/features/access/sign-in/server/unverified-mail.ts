import type { Tx } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { isExampleAddress } from '../example-addresses.ts'
import { countMailWithinLimit } from './limits.ts'

/**
 * A mail that its reader may not have asked for: not to an example address, nor to one that got several lately.
 * @param trusted a requester whose mails are counted apart
 */
export async function sendToUnverifiedAddress(tx: Tx, services: Services, mail: Mail, trusted?: string): Promise<void> {
  if (isExampleAddress(mail.to) || !(await countMailWithinLimit(services, mail.to, tx, trusted))) return
  await services.mailer.sendLater(tx, mail)
}
