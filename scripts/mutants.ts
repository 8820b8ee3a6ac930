import { parseSync } from 'vite'

/** One small change of a source text. */
export interface Mutant {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** What stood there and what stands there now, for people. */
  readonly what: string
  readonly text: string
}

interface Change {
  readonly start: number
  readonly end: number
  readonly instead: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}

/** Every small change that there is: a comparison turned, a limit moved by one, `&&` for `||`, a `!` or an entry less. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program } = parseSync(file, text)
  return changesIn(program, text)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, instead }) => ({
      line: text.slice(0, start).split('\n').length,
      column: start - text.lastIndexOf('\n', start - 1),
      what: `${shown(text.slice(start, end))} → ${shown(instead)}`,
      text: text.slice(0, start) + instead + text.slice(end),
    }))
}

const shown = (code: string) => (code === '' ? '(nothing)' : code.replaceAll(/\s+/g, ' ').slice(0, 40))

function changesIn(node: unknown, text: string): Change[] {
  if (Array.isArray(node)) return node.flatMap(each => changesIn(each, text))
  // a type is not run
  if (!isNode(node) || node.type.startsWith('TSType') || node.type.startsWith('TSInterface')) return []
  const inside = Object.values(node).flatMap(each => changesIn(each, text))
  return [...changesOf(node, text), ...inside]
}

function changesOf(node: Node, text: string): Change[] {
  const { type, start, end, left, right, operator, value, argument, elements } = node
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const instead = operators[String(operator)]
    const at = text.indexOf(String(operator), left.end)
    return instead === undefined ? [] : [{ start: at, end: at + String(operator).length, instead }]
  }
  if (type === 'Literal' && typeof value === 'number') return [{ start, end, instead: String(value + 1) }]
  if (type === 'Literal' && typeof value === 'boolean') return [{ start, end, instead: String(!value) }]
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [{ start, end: argument.start, instead: '' }]
  if (type === 'ArrayExpression' && Array.isArray(elements)) return elements.filter(isNode).map(entryLess(text))
  return []
}

/** A list without one of its entries. */
const entryLess =
  (text: string) =>
  ({ start, end }: Node): Change => ({
    start,
    end: end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0),
    instead: '',
  })

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
