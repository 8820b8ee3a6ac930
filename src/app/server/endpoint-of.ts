import { traverseContractProcedures } from '@orpc/server'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { contract } from '../contract.ts'

interface Door {
  readonly name: string
  readonly meta: EndpointMeta
  readonly method: string
  readonly path: RegExp
  /** How many of its parts may be anything: a door that names them comes first. */
  readonly open: number
}

const calls = new Map<string, EndpointMeta>()
const reads = new Set<string>()
const doors: Door[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path: names }) => {
  const { meta, route } = procedure['~orpc']
  const called = `/api/rpc/${names.join('/')}`
  calls.set(called, meta)
  if (route.method === 'GET' || meta.exports === true) reads.add(called)
  const parts = (route.path ?? '').split('/')
  const pattern = parts.map(part => (part.startsWith('{') ? '[^/]+' : part)).join('/')
  const open = parts.filter(part => part.startsWith('{')).length
  doors.push({
    name: names.join('/'),
    meta,
    method: route.method ?? 'POST',
    path: new RegExp(`^/api/v1${pattern}$`),
    open,
  })
})
doors.sort((a, b) => a.open - b.open)

const alike = doors.filter(({ meta }) => meta.alike !== undefined)

/** The same of those that say the same to all who are alike, which every request is asked about. */
export const sharedEndpointOf = (method: string, path: string): EndpointMeta | undefined => {
  const called = calls.get(path)
  if (called) return called.alike === undefined ? undefined : called
  return alike.find(door => door.method === method && door.path.test(path))?.meta
}

/** What the endpoint that a request is for declares about itself, known before anything of the request's body is read. */
export const endpointOf = (method: string, path: string): EndpointMeta | undefined =>
  calls.get(path) ?? doorAt(method, path)?.meta

const doorAt = (method: string, path: string): Door | undefined =>
  doors.find(door => door.method === method && door.path.test(path))

/** The methods of the endpoints at an address; none: there is no such address. */
export const methodsAt = (path: string): string[] => [
  ...new Set(doors.filter(door => door.path.test(path)).map(({ method }) => method)),
]

/** Whether the endpoint answers from what is stored. An export changes nothing but the audit log. */
export const isRead = (method: string, path: string): boolean =>
  calls.has(path)
    ? reads.has(path)
    : method === 'GET' || method === 'HEAD' || endpointOf(method, path)?.exports === true

/** The route of a request in the metrics: the name of its procedure, else the part of the server, whatever the path. */
export const metricsRouteOf = (method: string, path: string): string => {
  if (calls.has(path)) return path.slice('/api/rpc/'.length)
  if (path.startsWith('/api/rpc/')) return 'unknown'
  if (path.startsWith('/api/v1/')) return doorAt(method, path)?.name ?? 'unknown'
  return path.startsWith('/api/') ? 'api' : 'page'
}
