import type { Language } from '#kit/catalogue.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { changeCredentials } from './credentials.ts'
import { sendDisconnectedMail } from './disconnected-mail.ts'
import { accountMails } from './mails.ts'
import { removeSecondFactors } from './protection-store.ts'

export interface SecondFactorOwner {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  /** The organisation that causes the mail; undefined: none. */
  readonly organizationId: string | undefined
}

/**
 * Removes authenticator app, recovery codes and passkeys: the password alone signs in again. Every session and linked chat ends,
 * and the person is notified by mail.
 * @returns false if there was no second factor, and nothing has changed
 */
export async function removeSecondFactorsAndNotify(
  tx: Tx,
  services: Pick<Services, 'mailer' | 'publicUrl'>,
  { organizationId, ...account }: SecondFactorOwner,
): Promise<boolean> {
  if (!(await removeSecondFactors(tx, account.id))) return false
  const { disconnected } = await changeCredentials(tx, account.id, { linked: 'revoke' }, new Date())
  await sendDisconnectedMail(tx, services, account.id, disconnected)
  const mail = accountMails.secondFactorOff(account.language, account, `${services.publicUrl}/settings/account`)
  await services.mailer.sendLater(tx, mail, organizationId === undefined ? {} : { onBehalfOf: organizationId })
  return true
}
