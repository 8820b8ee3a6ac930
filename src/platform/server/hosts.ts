import type { Hosts } from '../hosts.ts'
import { localNames } from './address.ts'
import type { Env } from './env.ts'
import { SetupError } from './setup-error.ts'

type HostNamesEnv = Pick<Env, 'APEX_HOST' | 'LOGIN_HOST' | 'APP_HOST'>

/**
 * The three names of the installation with the domain they share; undefined: it has one name.
 * @throws Error when only some are set, or when no cookie could be seen by all of them
 */
export function hostsFromEnv(env: HostNamesEnv): (Hosts & { readonly domain: string }) | undefined {
  const { APEX_HOST: apex, LOGIN_HOST: login, APP_HOST: app } = env
  if (apex === undefined && login === undefined && app === undefined) return undefined
  if (apex === undefined || login === undefined || app === undefined) {
    throw new SetupError(
      'APEX_HOST, LOGIN_HOST and APP_HOST belong together: set all three or none, such as example.com, login.example.com and app.example.com.',
    )
  }
  const domain = commonDomain([apex, login, app])
  if (domain === undefined)
    throw new SetupError(
      'APEX_HOST, LOGIN_HOST and APP_HOST must lie in one domain, such as example.com, login.example.com and app.example.com.',
    )
  return { apex, login, app, domain }
}

/** The labels that all names end with; a single one, such as `com`, is nobody's domain. */
function commonDomain(names: readonly string[]): string | undefined {
  const [first = [], ...others] = names.map(name => name.split('.').toReversed())
  const differs = first.findIndex((label, at) => others.some(labels => labels[at] !== label))
  const shared = differs === -1 ? first : first.slice(0, differs)
  return shared.length >= 2 ? shared.toReversed().join('.') : undefined
}

export interface OwnAddresses {
  /** Names in lower case without ports. */
  readonly names: ReadonlySet<string>
  /** Origins of our own pages. */
  readonly origins: ReadonlySet<string>
  /** With `PUBLIC_URL`: pages of the names under another scheme or port are not ours. */
  readonly isExact: boolean
}

/**
 * The addresses of the installation by its settings. Undefined: they name none, so it answers under any name.
 * @throws Error what `hostsFromEnv` throws
 */
export function ownAddressesFromEnv(env: HostNamesEnv & Pick<Env, 'PUBLIC_URL'>): OwnAddresses | undefined {
  const hosts = hostsFromEnv(env)
  const { PUBLIC_URL: publicUrl } = env
  if (!hosts && publicUrl === undefined) return undefined
  const origins = [
    ...(hosts ? originsOf(hosts, publicUrl ?? `http://${hosts.app}`) : []),
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]),
  ]
  const names = origins.map(origin => new URL(origin).hostname)
  return { names: new Set([...localNames, ...names]), origins: new Set(origins), isExact: publicUrl !== undefined }
}

/** The name in a `Host` header, in lower case and without the port. */
export const nameInHost = (host: string): string => host.toLowerCase().replace(/:\d*$/, '')

/** Where our own pages come from. */
export function originsOf(hosts: Hosts | undefined, publicUrl: string): string[] {
  if (!hosts) return [publicUrl]
  const { protocol, port } = new URL(publicUrl)
  const names = [...new Set([hosts.app, hosts.login, hosts.apex])]
  return names.map(name => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}
