import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { coalesceCalls } from './one-at-a-time.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'staffel_http_request_seconds',
  help: 'Time to answer a request, by procedure',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
})

/** @param route one of a few: paths of strangers would fill the memory */
export function recordRequestDuration(method: string, route: string, status: number, milliseconds: number): void {
  requests.observe({ method, route, status: String(status) }, milliseconds / 1000)
}

/** By the table they wait in; what becomes of a try. */
export const triedMessages = new Counter({
  name: 'staffel_messages_total',
  help: 'Tries to send a message, by what became of them',
  labelNames: ['table', 'outcome'] as const,
  registers: [registry],
})

/** Backups that were made by themselves, and trials of them; of this node. */
export const endedBackups = new Counter({
  name: 'staffel_backups_total',
  help: 'Nightly backups and trials of them, by what became of them',
  labelNames: ['kind', 'outcome'] as const,
  registers: [registry],
})

type Read = () => number | Promise<number>

/** Milliseconds: whoever asks for all figures waits ten seconds for them. */
const readsWithin = 2_000

/** No figure is better than a wrong one, and than none of the others. */
const figureOf = (read: () => Promise<number>): Promise<number> =>
  Promise.race([read(), pause(readsWithin, Number.NaN, { ref: false })]).catch(() => Number.NaN)

/** A figure that is read when the metrics are. Those who give the same one add up. */
function openGauge(name: string, help: string, labelNames: readonly string[] = []) {
  const readers = new Set<{ readonly labels: Record<string, string>; readonly read: () => Promise<number> }>()
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    async collect() {
      this.reset()
      const figures = await Promise.all(
        [...readers].map(({ labels, read }) => figureOf(read).then(figure => [labels, figure] as const)),
      )
      for (const [labels, figure] of figures) this.inc(labels, figure)
    },
  })
  registry.registerMetric(gauge)
  /** @returns how to end it */
  return (read: Read, labels: Record<string, string> = {}): (() => void) => {
    const reader = { labels, read: coalesceCalls(async () => read()) }
    readers.add(reader)
    return () => void readers.delete(reader)
  }
}

export const watchStreams = openGauge('staffel_open_streams', 'Screens that hear of changes through this node')
export const watchWaiting = openGauge('staffel_messages_waiting', 'Messages that are due and have not gone out', [
  'table',
])
export const watchOldest = openGauge('staffel_messages_oldest_seconds', 'How long the oldest of them has waited', [
  'table',
])
export const watchBackups = openGauge(
  'staffel_backup_age_seconds',
  'How old the last good backup, or trial of one, is',
  ['kind'],
)

/** By `folder`: `data`, and `backups` if this node makes them elsewhere. */
export const watchDiskFree = openGauge('staffel_disk_free_bytes', 'Free bytes on the disk of a folder', ['folder'])
export const watchDiskSize = openGauge('staffel_disk_size_bytes', 'Bytes that the disk of a folder holds', ['folder'])

export const metricsText = (): Promise<string> => registry.metrics()
