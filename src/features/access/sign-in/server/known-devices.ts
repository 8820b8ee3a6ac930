import { createHmac, timingSafeEqual } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { newId } from '#kit/id.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { type PasswordAccount, findPasswordAccount } from './account-store.ts'
import type { Auth } from './auth.ts'

/*
 *   stranger ──signs in, or sets a password──▶ known ──new password elsewhere, 400 days, five other accounts──▶ stranger
 *
 * Signing out changes nothing. Being known opens nothing: it only says whose tries are counted together.
 */

/** Seconds; browsers keep no cookie longer. */
const keptFor = 400 * 86_400
/** Accounts that a browser is known to at a time. */
const maxAccounts = 5

/** A device has another id for every account, so that nobody sees from the ids which accounts share a browser. */
interface Device {
  readonly id: string
  /** Says that we gave this id to a browser of the account. */
  readonly mark: string
}

/** What a device of an account that does not exist would be bound to: the work is the same, and nobody has such a mark. */
const nobody: PasswordAccount = { userId: '', password: '', name: '' }

/** Which of the account's known devices asks. Undefined: none, or nobody has the address. */
export async function knownDevice(context: RequestContext, auth: Auth, email: string): Promise<string | undefined> {
  const { headers, services } = context
  const { name } = await cookieOf(auth)
  const devices = devicesIn(headers, name)
  if (devices.length === 0) return undefined
  const bond = (await services.database.installation(tx => findPasswordAccount(tx, { email }))) ?? nobody
  return devices.find(device => isMarked(services.secret, device, bond))?.id
}

/** To be called once the browser has shown all that signing in to the account takes, or has set its password. */
export async function rememberDevice(context: RequestContext, auth: Auth, userId: string): Promise<void> {
  const bond = await context.services.database.installation(tx => findPasswordAccount(tx, { userId }))
  if (bond) await remember(context, auth, bond)
}

/** For who must not see that there is no account of theirs: what they get looks the same and is known to none. */
export const pretendToRememberDevice = (context: RequestContext, auth: Auth): Promise<void> =>
  remember(context, auth, nobody)

async function remember(
  { headers, answerHeaders, services }: RequestContext,
  auth: Auth,
  bond: PasswordAccount,
): Promise<void> {
  const { name, attributes } = await cookieOf(auth)
  const before = devicesIn(headers, name)
  const known = before.find(device => isMarked(services.secret, device, bond))
  const id = known?.id ?? newId()
  const devices = [{ id, mark: markOf(services.secret, id, bond) }, ...before.filter(device => device !== known)]
  const value = devices.slice(0, maxAccounts).map(each => `${each.id}.${each.mark}`)
  answerHeaders.append('set-cookie', serialize(name, value.join('~'), attributes))
}

const cookieOf = async (auth: Auth) => (await auth.$context).createAuthCookie('known_devices', { maxAge: keptFor })

/** Of every cookie of the name: one that somebody planted for another path does not hide ours. */
function devicesIn(headers: Headers, name: string): Device[] {
  const values = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter(pair => pair.startsWith(`${name}=`))
    .flatMap(pair => pair.slice(name.length + 1).split('~'))
  return values.flatMap(value => {
    const [, id, mark] = /^(\w{12})\.([\w-]{43})$/.exec(value) ?? []
    return id === undefined || mark === undefined ? [] : [{ id, mark }]
  })
}

/** A new password has a new hash, so whoever knew the old one is a stranger again. */
function markOf(secret: string, id: string, { userId, password }: PasswordAccount): string {
  const key = createHmac('sha256', secret).update('known devices').digest()
  return createHmac('sha256', key).update(`${id} ${userId} ${password}`).digest('base64url')
}

// both are 43 letters
const isMarked = (secret: string, { id, mark }: Device, bond: PasswordAccount): boolean =>
  timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, id, bond)))
