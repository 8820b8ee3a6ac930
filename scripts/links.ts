import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { lexer, type Token } from 'marked'

const root = path.dirname(import.meta.dirname)

/** From the project's folder on, with slashes. */
export type File = string

/** Everything that is written to be read, and has links. */
export const documents = (): File[] => [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...filesUnder('docs', '.md'),
]

export function filesUnder(folder: File, ending: string): File[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

export const textOf = (file: File): string => readFileSync(path.join(root, file), 'utf8')

/** Places that a link can name: those that the text names itself, and those that a heading makes of its words. */
export function anchorsOf(markdown: string): Set<string> {
  const own = [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id)
  const made = [...everyToken(lexer(markdown))].flatMap(token =>
    token.type === 'heading' ? [slugOf(String(token.text))] : [],
  )
  return new Set([...own, ...made])
}

/** As the places where these files are read make it. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    for (const value of Object.values(token)) {
      if (Array.isArray(value)) yield* everyToken(value.flatMap(tokensIn))
    }
  }
}

/** Cells of tables and items of lists are no tokens themselves, but have some. */
const tokensIn = (value: unknown): Token[] => {
  if (Array.isArray(value)) return value.flatMap(tokensIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value) return [value as Token]
  return 'tokens' in value ? tokensIn(value.tokens) : []
}

/** What is linked to, as it is written. */
export const linksIn = (markdown: string): string[] =>
  [...everyToken(lexer(markdown))].flatMap(token =>
    token.type === 'link' || token.type === 'image' ? [String(token.href)] : [],
  )

/** What is wrong with a link of a file; undefined: it leads somewhere, or out of the project. */
export function whyDead(from: File, href: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(href)) return undefined
  const [to = '', hash] = href.split('#')
  const target = to === '' ? from : path.join(path.dirname(from), decodeURI(to))
  if (!existsSync(path.join(root, target))) return `${from}: ${href}: there is no ${target}`
  if (hash === undefined || statSync(path.join(root, target)).isDirectory()) return undefined
  return anchorsOf(textOf(target)).has(hash) ? undefined : `${from}: ${href}: ${target} has no place #${hash}`
}

/** What comments of the sources say of the handbook: a page with a place on it, or without. */
export const mentionsIn = (source: string): string[] =>
  [...source.matchAll(/docs\/product\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([mention]) => mention)
