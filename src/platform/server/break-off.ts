import type pg from 'pg'

/** Ends a connection without a goodbye; the driver's own `end` waits for an answer. Its types do not know the wire. */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as { connection?: { stream?: { destroy(): void } } }
  connection?.stream?.destroy()
}
