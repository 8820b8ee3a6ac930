import path from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => Module | null
}

interface Module {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const root = path.dirname(import.meta.dirname)
const at = (file: string) => path.join(root, file)
const main = at('src/app/web/main.tsx')
/** All icons by one name, wherever the packages lie: where they are a link, a module is known by where it leads. */
const barrel = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

const known = new WeakMap<Graph, ReadonlyMap<string, string>>()

/**
 * In which file a module lies that several parts of the app need: that of the first moment at which it is needed. Null: the
 * bundler's own choice, a file for each set of parts that need the same. No two of the files wait for each other, since whatever
 * a module needs itself is in its file or in that of a moment before. docs/decisions/0049-parts-by-moment.md
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const chunks = known.get(graph) ?? chunksIn(graph)
  known.set(graph, chunks)
  return chunks.get(id) ?? null
}

function chunksIn(graph: Graph): ReadonlyMap<string, string> {
  const importsOf = importsIn(graph)
  const of = (...files: readonly string[]) => closure(files.map(at), importsOf)
  const signIn = of('src/app/web/main.tsx', 'src/app/web/screens/login.tsx')
  const frame = of('src/app/web/shell/protected-frame.tsx')
  // its data are asked for while its code is on the way
  const dashboard = of('src/app/web/screens/dashboard.tsx', 'src/features/home/dashboard/web/queries.ts')
  const availability = of('src/app/web/screens/availability.tsx')
  const board = of('src/app/web/screens/agency-week.tsx')
  const after = (modules: ReadonlySet<string>) =>
    closure(
      [...modules].flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      importsOf,
    )

  const chunks = new Map<string, string>()
  const before = new Set<string>()
  const shared = sharedIn(graph, importsOf)
  const put = (name: string, needed: ReadonlySet<string>) => {
    for (const id of needed.difference(before)) {
      // a catalogue is there in each language
      if (shared.has(id) && !/\/messages\/|\.(?:de|en)\.ts$/.test(id)) chunks.set(id, name)
      before.add(id)
    }
  }
  put('base', of('src/app/web/main.tsx').difference(new Set([main])))
  for (const id of signIn) before.add(id)
  // the shell stays where it is: it is what is asked for
  put(
    'inside',
    new Set([...frame.union(dashboard.intersection(availability))].filter(id => !id.includes('/web/shell/'))),
  )
  put('home', dashboard.union(frame))
  put('marking', availability)
  put('floating', of('src/platform/web/ui/tooltip-layer.tsx'))
  const nextShifts = of('src/features/planning/own-shifts/web/next-shift.tsx')
  const soon = after(dashboard.union(frame).union(nextShifts))
  // a board shows before its dialogs, which are most of what comes soon
  put('menus', soon.intersection(board))
  put('soon', soon)
  // what members without a board load as well stays small
  for (const id of after(availability.union(of('src/app/web/shell/app-notes.tsx')))) before.add(id)
  put('board', board)
  put('seats', of('src/features/planning/agency-week/web/windows.tsx', 'src/app/web/screens/schichtplan.tsx'))
  return chunks
}

type ImportsOf = (id: string) => readonly string[]

/** What a module imports statically; of the icons, which all come by one name, those that it names. */
function importsIn(graph: Graph): ImportsOf {
  const iconsOf = new Map<string, ReadonlyMap<string, string>>()
  return id => [
    ...imported(id).filter(one => !barrel.test(one)),
    ...imported(id)
      .filter(one => barrel.test(one))
      .flatMap(all => named(id).flatMap(name => iconsIn(all).get(name) ?? [])),
  ]

  function imported(id: string) {
    return graph.getModuleInfo(id)?.importedIds ?? []
  }

  function named(id: string) {
    return matches(id, /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g).flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    )
  }

  function iconsIn(all: string) {
    const icons = iconsOf.get(all) ?? new Map(exported(all))
    iconsOf.set(all, icons)
    return icons
  }

  function exported(all: string) {
    return matches(all, /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g).flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, path.join(path.dirname(all), file)] as const,
      ),
    )
  }

  function matches(id: string, what: RegExp) {
    return [...(graph.getModuleInfo(id)?.code ?? '').matchAll(what)]
  }
}

/** These modules and all that they import statically. */
function closure(modules: readonly string[], importsOf: ImportsOf): Set<string> {
  const reached = new Set(modules)
  // a set goes on to what is added to it meanwhile
  for (const id of reached) for (const next of importsOf(id)) reached.add(next)
  return reached
}

/** What more than one of those needs that are loaded by themselves. */
function sharedIn(graph: Graph, importsOf: ImportsOf): Set<string> {
  const needed = new Set<string>()
  const shared = new Set<string>()
  const begins = new Set([main])
  for (const begin of begins) {
    for (const id of closure([begin], importsOf)) {
      ;(needed.has(id) ? shared : needed).add(id)
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) begins.add(next)
    }
  }
  return shared
}
