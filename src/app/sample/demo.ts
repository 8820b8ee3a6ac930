import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { exampleDomain } from '#features/access/sign-in/example-addresses.ts'
import {
  findByEmail,
  setMissingPasswords,
  insertAccounts,
  hasAnyAccount,
} from '#features/access/sign-in/server/account-store.ts'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { insertOrganizationWithOwner } from '#features/members/onboarding/server/found-organization.ts'
import { newId } from '#kit/id.ts'
import type { Services } from '#platform/server/services.ts'
import { owner } from './cast.ts'
import { storeSampleFiles, insertSampleData } from './fill.ts'

const timeZone = 'Europe/Berlin'
/** In no other installation: the sample has people of every role but this one. */
const ownersAddress = `${owner.mailbox}@${exampleDomain}`

/** Founds the sample agency on an empty database and prints how to sign in; later starts only print it again. */
export async function ensureDemoOrganization(services: Services, say: (line: string) => void): Promise<void> {
  const { database, clock, env } = services
  const file = path.join(env.DATA_DIR, 'demo-password')
  const password = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : (env.DEMO_PASSWORD ?? randomBytes(9).toString('base64url'))
  const passwordHash = await hashPassword(password)
  const made = await database.installation(async tx => {
    const now = clock.now()
    if (await hasAnyAccount(tx)) {
      // an update takes passwords from the people of every sample, those of a demonstration included
      if (await findByEmail(tx, ownersAddress)) {
        await setMissingPasswords(tx, exampleDomain, passwordHash, new Date(now.epochMilliseconds))
      }
      return undefined
    }
    const founder = {
      id: newId(),
      name: owner.fullName,
      fullName: owner.fullName,
      email: ownersAddress,
    }
    await insertAccounts(tx, 'proven', [{ ...founder, passwordHash }], new Date(now.epochMilliseconds))
    const { id, fullName, email } = founder
    const organizationId = await insertOrganizationWithOwner(tx, services, {
      name: 'Agentur Nordlicht',
      timeZone,
      language: 'de',
      owner: { id, fullName, email },
    })
    await insertSampleData(tx, { organizationId, timeZone, now, passwordHash })
    fs.writeFileSync(file, password, { mode: 0o600 })
    return organizationId
  })
  if (made !== undefined) await storeSampleFiles(services, made)
  say(`Sign in as owner@, admin@, lead@ or chatter@${exampleDomain} with the password ${password}`)
}
