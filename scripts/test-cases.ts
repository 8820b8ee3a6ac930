import { parseSync } from 'vite'

/** A call of `it`, `test` or one of their forms in a source text. */
export interface TestCase {
  /** As it is written there, with its quotes and placeholders. */
  readonly title: string
  /** From 1, both included. */
  readonly from: number
  readonly to: number
  /** Whether it, a group around it or the whole file has tags of its own: it is not sure to run in `npm test`. */
  readonly isTagged: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const groups = /^(?:describe|test\.describe)\b/
const cases = /^(?:it|test)\b(?!\.describe|\.use|\.before|\.after)/

/** Every test of a file, in the order in which they stand there. */
export function testCasesIn(file: string, text: string): TestCase[] {
  const { program } = parseSync(file, text)
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const found: TestCase[] = []

  function walk(node: unknown, isTagged: boolean): void {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, isTagged)
      return
    }
    if (!isNode(node)) return
    let inside = isTagged
    if (node.type === 'CallExpression' && isNode(node['callee'])) {
      const called = text.slice(node['callee'].start, node['callee'].end)
      const given = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : []
      const [title] = given
      const isGroup = groups.test(called)
      if (title && (isGroup || cases.test(called)) && given.some(isFunction)) {
        inside ||= given.some(one => hasTags(one))
        if (!isGroup) {
          found.push({
            title: text.slice(title.start, title.end),
            from: lineOf(node.start),
            to: lineOf(node.end),
            isTagged: inside,
          })
        }
      }
    }
    for (const each of Object.values(node)) walk(each, inside)
  }

  walk(program, text.startsWith('// @module-tag'))
  return found
}

const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

const hasTags = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  Array.isArray(node['properties']) &&
  node['properties'].some(
    one => isNode(one) && isNode(one['key']) && ['tag', 'tags'].includes(String(one['key']['name'])),
  )
