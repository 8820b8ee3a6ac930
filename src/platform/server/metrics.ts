import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'staffel_http_request_seconds',
  help: 'Time to answer a request, by procedure',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
})

/** Only procedures are told apart; anything else would let a stranger fill the memory with paths. */
const routeOf = (path: string): string =>
  path.startsWith('/api/rpc/') ? path.slice(9, 80) : path.startsWith('/api/') ? 'api' : 'page'

export function observe(method: string, path: string, status: number, milliseconds: number): void {
  requests.observe(
    { method, route: status === 404 ? 'unknown' : routeOf(path), status: String(status) },
    milliseconds / 1000,
  )
}

export const metricsText = (): Promise<string> => registry.metrics()
