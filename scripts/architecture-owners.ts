import type { Import } from './architecture-imports.ts'
import { type Finding, roomOf } from './architecture-rooms.ts'

/** What is kept of people is known where it is kept: these know only tables of their own. */
const ownTablesOnly =
  /^src\/features\/(?:members\/(?:departure|data-export)\/(?:server\/)?[\w-]+|[\w-]+\/[\w-]+\/server\/personal-data)\.ts$/

const advice = 'the noun that owns the table says in its server/personal-data.ts what becomes of it'

/** Owners keep their tables: nobody else imports them or names them in SQL, where leaving, erasing and exporting is done. */
export function ownerFindings(
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly Import[]>,
): Finding[] {
  const owners = ownersOf(sources)
  return [...sources].flatMap(([path, text]) => {
    if (!ownTablesOnly.test(path) || path.endsWith('.test.ts')) return []
    const own = roomOf(path)?.feature
    const imported = (imports.get(path) ?? []).flatMap(({ target, line }): Finding[] =>
      target?.endsWith('/server/table.ts') && roomOf(target)?.feature !== own
        ? [{ path, line, wrong: `imports ${target}`, advice }]
        : [],
    )
    const named = [...text.matchAll(/\b(?:from|join|into|update|using)\s+"?(?<table>[a-z_]+)\b/gi)].flatMap(
      ({ index, groups }): Finding[] => {
        const owner = owners.get(groups?.['table'] ?? '')
        if (owner === undefined || owner === own) return []
        const line = text.slice(0, index).split('\n').length
        return [{ path, line, wrong: `names ${groups?.['table']} of ${owner}`, advice }]
      },
    )
    return [...imported, ...named]
  })
}

/** By table, as the database calls it: the feature that has it in its `table.ts`, or the file of the platform. */
function ownersOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const [path, text] of sources) {
    if (!path.startsWith('src/') || !path.endsWith('table.ts')) continue
    for (const { groups } of text.matchAll(/\b\w*[tT]able\(\s*'(?<table>[a-z_]+)'/g)) {
      owners.set(groups?.['table'] ?? '', roomOf(path)?.feature ?? path)
    }
  }
  return owners
}
