/*
 * Nodes of the release before go on working while the first new one has migrated. So a migration only adds: what the release
 * before reads and writes stays, until a later release takes it away, in a migration that says so in a line of its own:
 *
 *   -- contract: nothing has read sessions.token since 0043
 */

/** Older ones are of a time when all nodes were stopped for an upgrade. */
export const firstInTwoSteps = '0040'

const contract = /^-- contract: \S.{14,}$/m

const breaking: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^drop (table|view|function|type)\b/, 'takes something away that the release before uses'],
  [/^alter table .*\bdrop (column )?(?!constraint|not null|default|expression|identity)"?\w/, 'takes a column away'],
  [/^alter (table|view|type|function) .*\brename\b/, 'renames what the release before knows by its old name'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/, 'demands a value that the release before may leave out'],
  [/^alter table .*\bdrop default\b/, 'demands a value that the release before may leave out'],
]
const addsColumn =
  /\badd (?:column )?(?:if not exists )?(?!constraint|primary|unique|foreign|check|exclude)"?\w+"? [^,]*?\bnot null\b[^,]*/g

/** What the release before could not live with, a line each; empty: it can, or the migration says that it is the second step. */
export function whatBreaks(sql: string): string[] {
  if (contract.test(sql)) return []
  return statementsIn(sql).flatMap(statement => {
    const broken = breaking.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what)
    const added = statement.startsWith('alter table ')
      ? [...statement.matchAll(addsColumn)].map(([column]) => column)
      : []
    const bare = added.filter(column => !/\b(default|generated)\b/.test(column))
    const whats = [...broken, ...bare.map(() => 'adds a column that the release before does not fill')]
    return whats.map(what => `${what}: ${statement.slice(0, 100)}`)
  })
}

/** Without comments and bodies of functions, in small letters, each in one line. */
function statementsIn(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(statement => statement !== '')
}
