/*
 * Nodes of the release before go on working while the first new one has migrated. So a migration only adds: what the release
 * before reads and writes stays, until a later release takes it away, in a migration that says so in a line of its own:
 *
 *   -- contract: nothing has read sessions.token since 0043
 *
 * What may be empty from now on is read as well: the release before fails on a value that it has never met. So the release that
 * reads it comes before the one that lets it be written, and a migration says which that was, or what nodes of the one before
 * cannot show as long as both serve:
 *
 *   -- expand: pay_statements.currency is read as null since 0.3.0
 */

const contract = /^-- contract: \S.{14,}$/m
const expand = /^-- expand: \S.{14,}$/m

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
    const emptied = /^alter table .*\bdrop not null\b/.test(statement) && !expand.test(sql)
    if (emptied) broken.push('lets be empty what the release before reads as filled')
    const whats = [...broken, ...bare.map(() => 'adds a column that the release before does not fill')]
    return whats.map(what => `${what}: ${statement.slice(0, 100)}`)
  })
}

/*
 * Others are at work on the tables meanwhile. What needs long does not lock them: indexes of tables that are there are built
 * beside the work of others, which cannot be in a transaction, so it is done in a file of its own that begins with
 *
 *   -- apart
 *
 * Its statements run one by one, and each can be repeated, whenever it was cut off. It changes no columns: a backup that is
 * made after half of it has the tables of the one before.
 */

const apart = /^-- apart\n/
const repeatable =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|update|delete|with)\b/
const index = /^create (?:unique )?index (?!concurrently).*? on (?:only )?"?(\w+)"?/

/** What keeps others from their work for long, a line each. */
export function whatLocks(sql: string): string[] {
  const statements = statementsIn(sql)
  const namedBy = (pattern: RegExp) =>
    statements.flatMap(each => [...each.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  if (apart.test(sql)) {
    const once = statements.filter(each => !repeatable.test(each))
    return once.map(each => `cannot be repeated, or does not belong apart: ${each.slice(0, 100)}`)
  }
  const made = new Set(namedBy(/^create table (?:if not exists )?"?(\w+)"?/g))
  const altered = new Set(namedBy(/^alter table (?:if exists )?(?:only )?"?(\w+)"?/g))
  const worked = namedBy(/\b(?:update|delete from) (?:only )?"?(\w+)"?/g)
  return [
    ...statements.filter(each => / concurrently /.test(each)).map(each => `has to be apart: ${each.slice(0, 100)}`),
    ...namedBy(new RegExp(index, 'g'))
      .filter(table => !made.has(table))
      .map(table => `lets nobody write to ${table} while an index is built`),
    ...worked
      .filter(table => altered.has(table) && !made.has(table))
      .map(table => `lets nobody read ${table}, which it alters, while its rows are written`),
  ]
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
