import path from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** As written. */
  readonly specifier: string
  /** The file in the repository, or undefined for a package. */
  readonly target: string | undefined
  /** From 1. */
  readonly line: number
}

const roots: Readonly<Record<string, string>> = {
  '#kit/': 'src/kit/',
  '#platform/': 'src/platform/',
  '#features/': 'src/features/',
  '#app/': 'src/app/',
  '#test/': 'test/',
}

/** Every import and re-export, also of types only, and every `import()` of a literal, in the order of the text. */
export function importsOf(file: string, text: string): Import[] {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return []
  const { module, program } = parseSync(file, text)
  const found = module.staticImports.map(each => each.moduleRequest)
  for (const { entries } of module.staticExports) {
    const [first] = entries
    if (first?.moduleRequest) found.push(first.moduleRequest)
  }
  if (/\bimport\s*\(/.test(text)) found.push(...literalsOfImportCalls(program))
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ value, start }) => ({ specifier: value, target: resolve(file, value), line: lineOf(text, start) }))
}

interface Literal {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Both `import('./x.ts')` and the type `import('./x.ts').X`. */
function literalsOfImportCalls(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsOfImportCalls)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(literalsOfImportCalls)
  const called = 'type' in node && (node.type === 'ImportExpression' || node.type === 'TSImportType')
  return called && 'source' in node && isLiteral(node.source) ? [node.source, ...inside] : inside
}

const isLiteral = (node: unknown): node is Literal =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string' && 'start' in node

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  for (const [prefix, folder] of Object.entries(roots)) {
    if (specifier.startsWith(prefix)) return path.posix.normalize(folder + specifier.slice(prefix.length))
  }
  return undefined
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
