import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Language } from '#kit/catalogue.ts'
import { decidePageHost } from '#platform/hosts.ts'
import { type hostsFromEnv, nameInHost, type OwnAddresses } from '#platform/server/hosts.ts'
import { languageOf } from './asking.ts'

const words: Readonly<Record<Language, { title: string; text: string; action: string }>> = {
  de: {
    title: 'Ungültige Domain',
    text: 'Unter dieser Adresse gibt es hier nichts. Prüfe sie oder geh zur Startseite.',
    action: 'Zur Startseite',
  },
  en: {
    title: 'Invalid domain',
    text: 'There’s nothing at this address. Check it or go to the home page.',
    action: 'Go to home page',
  },
}

/** Counts redirects of the last seconds, so that hosts that disagree never redirect in a circle. */
const guard = { name: 'staffel_moves', seconds: 5, maximum: 6 }

interface Asker {
  readonly isSignedIn: boolean
  readonly isRecovering: boolean
  /** The name of the cookie that they still have of a session that is over. */
  readonly endedCookie: string | undefined
  readonly language: Language
}

/** Shows a page of its own under every name that is not the installation's. */
export function requireOwnName({ names }: OwnAddresses, publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const isOther = c.req.method === 'GET' && isPage(c.req.path) && !names.has(nameInHost(c.req.header('host') ?? ''))
    return isOther ? c.html(unknownDomain(languageOf(c.req.raw.headers), `${publicUrl}/`), 421) : next()
  }
}

/** Sends every page request to the host it belongs to. Files, the API and health checks are at home on all of them. */
export function redirectToHost(
  hosts: NonNullable<ReturnType<typeof hostsFromEnv>>,
  publicUrl: string,
  askerOf: (c: Context) => Promise<Asker>,
): MiddlewareHandler {
  const { protocol } = new URL(publicUrl)
  const home = (port: string | undefined) => `${protocol}//${hosts.apex}${port === undefined ? '' : `:${port}`}/`
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (c.req.method !== 'GET' || !isPage(pathname)) return next()
    const [host = '', port] = hostHeader(c)
    const asker = await askerOf(c)
    const hasEnded = asker.endedCookie !== undefined
    const decision = decidePageHost(hosts, { ...asker, hasEnded, host, path: pathname, search })
    if (decision.kind === 'stay') return next()
    if (decision.kind === 'unknown') return c.html(unknownDomain(asker.language, home(port)), 421)
    const moves = Number(getCookie(c, guard.name) ?? '0')
    if (moves >= guard.maximum) return next()
    const ofAllHosts = { domain: hosts.domain, path: '/', secure: protocol === 'https:' }
    setCookie(c, guard.name, String(moves + 1), {
      ...ofAllHosts,
      maxAge: guard.seconds,
      httpOnly: true,
      sameSite: 'Lax',
    })
    // it is said once
    if (asker.endedCookie !== undefined) deleteCookie(c, asker.endedCookie, ofAllHosts)
    c.header('cache-control', 'no-store')
    const target = new URL(`${protocol}//${decision.host}${port === undefined ? '' : `:${port}`}${decision.location}`)
    return c.redirect(target.href, 302)
  }
}

const isPage = (path: string) =>
  !/\.\w+$/.test(path) && !/^\/(?:api|assets|calendar|healthz|readyz|metrics|developer)(?:\/|$)/.test(path)

function hostHeader(c: Context): readonly [host: string | undefined, port: string | undefined] {
  const header = (c.req.header('host') ?? '').toLowerCase()
  const parts = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(header)
  return [parts?.[1], parts?.[2]]
}

function unknownDomain(language: Language, home: string): string {
  const { title, text, action } = words[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:15px/1.5 system-ui,sans-serif}
main{max-width:36ch}
h1{font-size:20px;margin:0 0 8px}
p{margin:0 0 16px}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${home}">${action}</a></main></body>
</html>`
}
