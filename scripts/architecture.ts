import { chanceFindings } from './architecture-chance.ts'
import { type Import, importsOf } from './architecture-imports.ts'
import { loopsIn } from './architecture-loops.ts'
import { markupFindings } from './architecture-markup.ts'
import { ownerFindings } from './architecture-owners.ts'
import { type Finding, layers, type Room, roomOf } from './architecture-rooms.ts'
import { wordFindings } from './architecture-words.ts'

/** By area, the lowest first: its features, each with those of the same area that it may use. */
export type AreaTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

type Verdict = Pick<Finding, 'wrong' | 'advice'> | undefined

const table = 'scripts/check-architecture.ts'
const sizes = { file: 300, test: 400 }

/** Holds the sources (text by path from the root) against ARCHITECTURE.md. An empty list is a clean house. */
export function checkArchitecture(sources: ReadonlyMap<string, string>, areas: AreaTable): Finding[] {
  const imports = new Map([...sources].map(([path, text]) => [path, importsOf(path, text)]))
  return [
    ...tableFindings(areas, imports),
    ...[...sources].flatMap(([path, text]) => sizeFindings(path, text)),
    ...[...sources].flatMap(([path, text]) => wordFindings(path, text)),
    ...[...sources].flatMap(([path, text]) => chanceFindings(path, text)),
    ...[...sources].flatMap(([path, text]) => markupFindings(path, text)),
    ...[...sources.keys()].flatMap(path => roomFindings(path, areas)),
    ...[...imports].flatMap(([path, found]) => found.flatMap(each => importFindings(path, each, areas))),
    ...loopFindings(imports),
    ...ownerFindings(sources, imports),
  ]
}

function tableFindings(areas: AreaTable, imports: ReadonlyMap<string, readonly Import[]>): Finding[] {
  const say = (wrong: string, advice: string): Finding => ({ path: table, line: 1, wrong, advice })
  const used = usedEdges(imports)
  return Object.entries(areas).flatMap(([area, features]) => [
    ...Object.entries(features).flatMap(([feature, uses]) =>
      uses.flatMap(other => {
        if (!features[other])
          return [say(`${feature} uses ${other}, which is not in ${area}`, 'see the order of areas')]
        if (used.has(`${area}/${feature} ${area}/${other}`) || imports.size === 0) return []
        return [say(`${feature} does not use ${other}`, 'take it out of the table')]
      }),
    ),
    ...loopsIn(new Map(Object.entries(features))).map(loop =>
      say(
        `the features of ${area} use each other in a loop: ${loop.join(' → ')}`,
        'let a screen or a reaction in src/app bring them together',
      ),
    ),
  ])
}

/** Pairs of features of which the first imports the second, as `area/noun area/noun`. */
function usedEdges(imports: ReadonlyMap<string, readonly Import[]>): ReadonlySet<string> {
  const pairs = [...imports].flatMap(([path, found]) =>
    found.map(({ target }) => `${roomOf(path)?.feature} ${target === undefined ? '' : roomOf(target)?.feature}`),
  )
  return new Set(pairs)
}

function sizeFindings(path: string, text: string): Finding[] {
  if (!/\.(?:tsx?|mjs|css)$/.test(path) || /messages.*\.[a-z]{2}\.ts$/.test(path)) return []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const wall = /\.(?:test|spec)\./.test(path) ? sizes.test : sizes.file
  if (lines <= wall) return []
  return [
    {
      path,
      line: wall + 1,
      wrong: `${lines} lines, ${wall} are the wall`,
      advice: 'find the second noun and move it out',
    },
  ]
}

function roomFindings(path: string, areas: AreaTable): Finding[] {
  if (!path.startsWith('src/')) return []
  const room = roomOf(path)
  if (!room) {
    return [{ path, line: 1, wrong: 'lies in no known room', advice: 'see the rooms in scripts/architecture-rooms.ts' }]
  }
  if (!room.feature) return []
  const [area, noun] = partsOf(room.feature)
  if (areas[area]?.[noun]) return []
  return [
    { path, line: 1, wrong: `${room.feature} is not in the table of areas`, advice: `give it a line in ${table}` },
  ]
}

const partsOf = (feature: string): [area: string, noun: string] => {
  const [area = '', noun = ''] = feature.split('/')
  return [area, noun]
}

function importFindings(path: string, { specifier, target, line }: Import, areas: AreaTable): Finding[] {
  const from = roomOf(path)
  if (!from) return []
  const verdict = target === undefined ? packageVerdict(from, path, specifier) : verdictOn(from, path, target, areas)
  return verdict ? [{ path, line, ...verdict }] : []
}

function verdictOn(from: Room, path: string, target: string, areas: AreaTable): Verdict {
  const to = roomOf(target)
  if (!to) {
    if (target.startsWith('test/') && isTest(path)) return undefined
    return {
      wrong: `imports ${target}, which lies in no room`,
      advice: 'sources import only from src/, tests also from test/',
    }
  }
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    return {
      wrong: `${from.layer} imports ${target} against the direction ${layers.join(' ← ')}`,
      advice: `move what is needed down, or the import up into ${to.layer}`,
    }
  }
  if (to.side !== 'core' && to.side !== from.side) {
    return {
      wrong: `${from.side} imports ${target}, which is ${to.side}`,
      advice: 'move what both need to the core: a contract, a rule, a policy',
    }
  }
  if (from.feature && to.feature && from.feature !== to.feature) return betweenFeatures(from.feature, to.feature, areas)
  return undefined
}

/** A feature uses what lies in lower areas, and in its own what the table allows. */
function betweenFeatures(from: string, to: string, areas: AreaTable): Verdict {
  const [[ownArea, ownNoun], [area, noun]] = [partsOf(from), partsOf(to)]
  const order = Object.keys(areas)
  if (ownArea === area) {
    if (areas[area]?.[ownNoun]?.includes(noun)) return undefined
    return {
      wrong: `${ownNoun} uses ${noun}, which the table of ${area} does not allow`,
      advice: `let a screen or a reaction in src/app bring them together, or amend ${table} with a reason`,
    }
  }
  if (order.indexOf(area) < order.indexOf(ownArea)) return undefined
  return {
    wrong: `${from} uses ${to}, which lies in a higher area`,
    advice: `areas use lower ones only: ${order.join(' ← ')}`,
  }
}

/** Core and web also run in the browser. */
function packageVerdict(from: Room, path: string, specifier: string): Verdict {
  if (from.side === 'server' || isTest(path) || !specifier.startsWith('node:')) return undefined
  return { wrong: `${from.side} imports ${specifier}, which no browser has`, advice: 'do it in a server file' }
}

function loopFindings(imports: ReadonlyMap<string, readonly Import[]>): Finding[] {
  const graph = new Map([...imports].map(([path, found]) => [path, found.flatMap(each => each.target ?? [])]))
  return loopsIn(graph).map(loop => {
    const [path = '', next] = loop
    const line = imports.get(path)?.find(each => each.target === next)?.line ?? 1
    return {
      path,
      line,
      wrong: `imports itself: ${loop.join(' → ')}`,
      advice: 'move what both ends need to a third file',
    }
  })
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
