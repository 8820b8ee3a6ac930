import { sql } from 'drizzle-orm'
import type { Messenger } from '../messengers.ts'
import type { Database } from './database.ts'

/** Telegram takes 30 a second from a bot, Discord 50; we keep below 25, and leave room for a wire that brings some closer together. */
const perSecond = 22

export interface MessengerPacer {
  /** Takes the next place in the line; gives the milliseconds until it is one's turn. */
  takeTurn(): Promise<number>
  /** Everybody waits that long: the other side said so. */
  hold(seconds: number): Promise<void>
}

/** One line for all nodes, however many there are: each turn is a statement on the messenger's one row. */
export const openMessengerPacer = ({ direct }: Database, messenger: Messenger): MessengerPacer => {
  const table = sql.identifier(`${messenger}_pace`)
  const move = async (next: ReturnType<typeof sql>) => {
    const { rows } = await direct.execute<{ wait: number }>(sql`
      insert into ${table} as pace (id, next_at) values (1, clock_timestamp())
      on conflict (id) do update set next_at = greatest(pace.next_at, clock_timestamp()) + ${next}
      returning (extract(epoch from next_at - clock_timestamp()) * 1000)::int as wait`)
    return Math.max(0, rows[0]?.wait ?? 0)
  }
  return {
    takeTurn: () => move(sql`${Math.ceil(1000 / perSecond)}::int * interval '1 millisecond'`),
    async hold(seconds) {
      await direct.execute(sql`
        insert into ${table} as pace (id, next_at) values (1, clock_timestamp() + ${seconds} * interval '1 second')
        on conflict (id) do update set next_at = greatest(pace.next_at, clock_timestamp() + ${seconds} * interval '1 second')`)
    },
  }
}
