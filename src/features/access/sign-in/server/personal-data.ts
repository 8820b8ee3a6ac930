import { eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { deleteAttemptsOfEmails } from '#platform/server/rate-limit.ts'
import { deleteMailsByCausePrefix } from '#platform/server/mail-erasing.ts'
import { anonymise } from './account-store.ts'
import { changeCredentials } from './credentials.ts'
import { emailChangeCause } from './email-change.ts'
import { credentials, mailedLinks, passkeys, sessions, twoFactors, users, verifications } from './table.ts'

/** The account stays when somebody leaves, and can join an organisation again. */
export const signInData: PersonalData = {
  tables: [users, sessions, credentials, verifications, twoFactors, passkeys, mailedLinks],
  async revoke(tx, { profileId }) {
    const { sessions: ended } = await changeCredentials(tx, profileId, { linked: 'revoke' }, new Date())
    return { sessions: ended }
  },
  async knownAs(tx, { profileId }) {
    const accounts = await tx
      .select({ name: users.name, email: users.email, isProven: users.emailProven })
      .from(users)
      .where(eq(users.id, profileId))
    return {
      names: accounts.map(({ name }) => name),
      emails: accounts.filter(({ isProven }) => isProven).map(({ email }) => email),
    }
  },
  async erase(tx, { profileId, emails }) {
    await tx.delete(verifications).where(eq(verifications.value, profileId))
    await deleteAttemptsOfEmails(tx, emails)
    // they went to an address that may be somebody else's
    await deleteMailsByCausePrefix(tx, emailChangeCause(profileId))
  },
  async eraseAccount(tx, { profileId, stub, now }) {
    await anonymise(tx, profileId, stub, now)
    return []
  },
  async export(tx, { profileId }) {
    const [account] = await tx
      .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, profileId))
    const [app] = await tx.select({ id: twoFactors.id }).from(twoFactors).where(eq(twoFactors.userId, profileId))
    return {
      account,
      hasAuthenticatorApp: app !== undefined,
      passkeys: await tx
        .select({ name: passkeys.name, createdAt: passkeys.createdAt })
        .from(passkeys)
        .where(eq(passkeys.userId, profileId)),
      sessions: await tx
        .select({ userAgent: sessions.userAgent, ipAddress: sessions.ipAddress, createdAt: sessions.createdAt })
        .from(sessions)
        .where(eq(sessions.userId, profileId)),
    }
  },
}
