import { type Expression, parseSync, type Super, Visitor } from 'oxc-parser'

/** English text of a file, one entry for each comment, test name, sentence of a catalogue or paragraph. */
export interface Prose {
  readonly kind: 'comment' | 'test name' | 'group of tests' | 'text'
  /** Of the first line, from 1. */
  readonly line: number
  readonly text: string
}

/** The function that a call such as `it('…')`, `test.each(…)('…')` or `test.describe('…')` names: `describe` for groups. */
function testFunctionOf(callee: Expression): string | undefined {
  let node: Expression | Super = callee
  let isGroup = false
  while (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    if (node.type === 'MemberExpression') {
      isGroup ||= node.property.type === 'Identifier' && node.property.name === 'describe'
      node = node.object
    } else node = node.callee
  }
  const name = node.type === 'Identifier' ? node.name : undefined
  if (name === 'describe' || (isGroup && name === 'test')) return 'describe'
  return name === 'it' || name === 'test' ? name : undefined
}

const isTestFile = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)
/** Catalogues in English, and the texts of the API description. */
const hasTexts = (path: string) => /\.en\.ts$|(?:^|\/)(?:contract|schema|openapi)\.ts$/.test(path)

/** Code in a comment is no prose, nor is a line of a table, a drawing or an instruction to a tool. */
const withoutCode = (comment: string) =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trim())
    .filter(line => !/^(?:\||@ts-|oxlint-|biome-|#|→|─|[ \d|▶◀──]+$)/.test(line))
    .join('\n')
    .replaceAll(/`[^`\n]*`/g, 'code')
    .replaceAll(/^@(?:throws|param|returns)\s+(?:\S+ )?/gm, '')

/** Of TypeScript: comments, test names, and in catalogues and contracts the texts. */
export function proseOfCode(path: string, code: string): Prose[] {
  const found: Prose[] = []
  const starts = lineStarts(code)
  const add = (kind: Prose['kind'], at: number, text: string) => {
    if (/[a-z]{2}/i.test(text)) found.push({ kind, line: lineOf(starts, at), text })
  }
  const { program, comments } = parseSync(path, code)
  for (const { start, value } of joinedLines(comments, code)) add('comment', start, withoutCode(value))
  const textOf = (node: { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] }) =>
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis?.map(({ value }) => value.cooked ?? '').join('x')
        : undefined
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const test = isTestFile(path) ? testFunctionOf(callee) : undefined
      const name = test === undefined || first === undefined ? undefined : textOf(first)
      if (name !== undefined) add(test === 'describe' ? 'group of tests' : 'test name', first?.start ?? 0, name)
    },
    Property({ value, key }) {
      if (!hasTexts(path)) return
      const isDescribed = !path.endsWith('.en.ts')
      if (isDescribed && !(key.type === 'Identifier' && /^(?:summary|description)$/.test(key.name))) return
      const body = value.type === 'ArrowFunctionExpression' ? value.body : value
      const text = textOf(body)
      if (text !== undefined) add('text', body.start, text)
    },
  }).visit(program)
  return found
}

/** Paragraphs, list items and table cells of Markdown, without code. */
export function proseOfMarkdown(text: string): Prose[] {
  const plain = text.replaceAll(/^```[\s\S]*?^```/gm, block => block.replaceAll(/[^\n]/g, ''))
  const found: Prose[] = []
  let line = 1
  for (const part of plain.split(/\n(?=\s*(?:\n|[-*] |\d+\. |#|\|))/)) {
    const prose = part.replaceAll(/`[^`\n]*`/g, 'code').replaceAll(/\]\([^)]*\)/g, ']')
    for (const cell of part.trimStart().startsWith('|') ? prose.split('|') : [prose]) {
      if (/[a-z]{2}/i.test(cell)) found.push({ kind: 'text', line: line + leadingLines(part), text: cell.trim() })
    }
    line += part.split('\n').length
  }
  return found
}

const leadingLines = (part: string) => /^\n*/.exec(part)?.[0].length ?? 0

interface Comment {
  readonly type: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Comments of several lines that each begin with two slashes are one text. */
function joinedLines(comments: readonly Comment[], code: string): Comment[] {
  const joined: Comment[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const isNext =
      last?.type === 'Line' && comment.type === 'Line' && /^\n[ \t]*$/.test(code.slice(last.end, comment.start))
    if (last && isNext)
      joined[joined.length - 1] = { ...last, value: `${last.value}\n${comment.value}`, end: comment.end }
    else joined.push(comment)
  }
  return joined
}

function lineStarts(code: string): number[] {
  const starts = [0]
  for (const { index } of code.matchAll(/\n/g)) starts.push(index + 1)
  return starts
}

const lineOf = (starts: readonly number[], at: number): number => starts.findLastIndex(start => start <= at) + 1
