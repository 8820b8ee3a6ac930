import { type Import, importsOf } from './architecture-imports.ts'
import { loopsIn } from './architecture-loops.ts'
import { layers, type Room, roomOf } from './architecture-rooms.ts'

export type FeatureTable = Readonly<Record<string, readonly string[]>>

export interface Finding {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly wrong: string
  readonly advice: string
}

type Verdict = Pick<Finding, 'wrong' | 'advice'> | undefined

const sizes = { file: 300, test: 400 }

/** Holds the sources (text by path from the root) against ARCHITECTURE.md. An empty list is a clean house. */
export function checkArchitecture(sources: ReadonlyMap<string, string>, features: FeatureTable): Finding[] {
  const imports = new Map([...sources].map(([path, text]) => [path, importsOf(path, text)]))
  return [
    ...tableFindings(features),
    ...[...sources].flatMap(([path, text]) => sizeFindings(path, text)),
    ...[...sources.keys()].flatMap(path => roomFindings(path, features)),
    ...[...imports].flatMap(([path, found]) => found.flatMap(each => importFindings(path, each, features))),
    ...loopFindings(imports),
  ]
}

function tableFindings(features: FeatureTable): Finding[] {
  const path = 'scripts/check-architecture.ts'
  const strangers = Object.entries(features).flatMap(([feature, uses]) =>
    uses
      .filter(used => !features[used])
      .map(used => ({
        path,
        line: 1,
        wrong: `${feature} uses ${used}, which is not in the table`,
        advice: 'give it a line',
      })),
  )
  const loops = loopsIn(new Map(Object.entries(features))).map(loop => ({
    path,
    line: 1,
    wrong: `the features use each other in a loop: ${loop.join(' → ')}`,
    advice: 'let a screen or a reaction in src/app bring them together',
  }))
  return [...strangers, ...loops]
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

function roomFindings(path: string, features: FeatureTable): Finding[] {
  if (!path.startsWith('src/')) return []
  const room = roomOf(path)
  if (!room) {
    return [{ path, line: 1, wrong: 'lies in no known room', advice: 'see the rooms in scripts/architecture-rooms.ts' }]
  }
  if (!room.feature || features[room.feature]) return []
  return [
    {
      path,
      line: 1,
      wrong: `${room.feature} is not in the table of features`,
      advice: 'add it in scripts/check-architecture.ts with the features it may use',
    },
  ]
}

function importFindings(path: string, { specifier, target, line }: Import, features: FeatureTable): Finding[] {
  const from = roomOf(path)
  if (!from) return []
  const verdict = target === undefined ? packageVerdict(from, path, specifier) : verdictOn(from, path, target, features)
  return verdict ? [{ path, line, ...verdict }] : []
}

function verdictOn(from: Room, path: string, target: string, features: FeatureTable): Verdict {
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
  if (from.feature && to.feature && from.feature !== to.feature && !features[from.feature]?.includes(to.feature)) {
    return {
      wrong: `${from.feature} uses ${to.feature}, which the table of features does not allow`,
      advice:
        'let a screen or a reaction in src/app bring them together, or amend scripts/check-architecture.ts with a reason',
    }
  }
  return undefined
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
