import path from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const root = path.dirname(import.meta.dirname)
const known = new WeakMap<Graph, ReadonlySet<string>>()

/**
 * What the screens of every day need and the sign-in does not: one file instead of twenty, two kilobytes less. The shell stays
 * where its icons are: they would make the two files wait for each other.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const inside = known.get(graph) ?? insideOf(graph)
  known.set(graph, inside)
  return inside.has(id) && !id.includes('/web/shell/') ? 'inside' : null
}

function insideOf(graph: Graph): ReadonlySet<string> {
  const of = (...files: readonly string[]) => closure(graph, files)
  const dashboard = of('src/app/web/screens/dashboard.tsx')
  const availability = of('src/app/web/screens/availability.tsx')
  const signIn = of('src/app/web/main.tsx', 'src/app/web/screens/login.tsx')
  return of('src/app/web/shell/protected-frame.tsx').union(dashboard.intersection(availability)).difference(signIn)
}

/** These files and all that they import statically. */
function closure(graph: Graph, files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const file of files) visit(path.join(root, file))
  return reached
}
