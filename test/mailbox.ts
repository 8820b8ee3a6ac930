import type { World } from './world.ts'

type Mail = Awaited<ReturnType<World['staffel']['services']['mailer']['outbox']>>[number]

/** Mails to an address, the newest first; other files share the world and its outbox. */
export async function mailsTo(world: World, email: string): Promise<Mail[]> {
  const mails = await world.staffel.services.mailer.outbox(100_000)
  return mails.filter(mail => mail.toAddress === email)
}

/** Links of the mails to an address whose path begins so; in tests whose clock stands still, in any order. */
export async function linksTo(world: World, email: string, path = '/'): Promise<string[]> {
  const mails = await mailsTo(world, email)
  return mails.map(mail => mail.link ?? '').filter(link => link !== '' && new URL(link).pathname.startsWith(path))
}

/** The link of the mail that something causes. */
export async function linkFrom(
  world: World,
  email: string,
  path: string,
  cause: () => Promise<unknown>,
): Promise<string> {
  const before = new Set(await linksTo(world, email, path))
  await cause()
  const link = (await linksTo(world, email, path)).find(each => !before.has(each))
  if (link === undefined) throw new Error(`no mail to ${email} leads to ${path}`)
  return link
}

/** The secret of a link, from its query or else the end of its path. */
export function tokenOf(link: string | undefined): string {
  const url = new URL(link ?? '')
  return url.searchParams.get('token') ?? url.pathname.split('/').at(-1) ?? ''
}
