import { aFile } from './factories.ts'
import type { Office, World } from './world.ts'

/** The month that tests start in. */
export const month = '2026-11'

export const csv = (...lines: string[]) => aFile(`Chatter;E-Mail;Umsatz\n${lines.join('\n')}\n`)

/** What has come of uploads. */
export function figuresIn(world: World) {
  const rows = async (query: string, ...values: string[]) =>
    (await world.staffel.services.database.pool.query(query, values)).rows
  return {
    rows,
    revenues: async ({ olivia }: Pick<Office, 'olivia'>, of = month) =>
      (await olivia.api.scoreboard.board({ month: of })).entries.map(
        each => `${each.rank} ${each.fullName} ${each.revenue}`,
      ),
    deeds: (id: string) =>
      rows(
        "select kind, target, change from audit_entries where organization_id = $1 and kind like 'scoreboard.%' order by at, kind, change ->> 'version'",
        id,
      ),
  }
}
