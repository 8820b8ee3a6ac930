/** Lines of a file that a diff without context adds or changes, by file; a deletion counts as the line before it. */
export function changedLines(diff: string): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  let file = ''
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ (?:b\/)?(.+)$/.exec(line)?.[1] ?? file
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined) continue
    const changed = Array.from({ length: Math.max(Number(count), 1) }, (_, index) => Number(start) + index)
    lines.set(file, [...(lines.get(file) ?? []), ...changed])
  }
  return lines
}

/**
 * Selects the journeys around these lines as `playwright test` takes them, `file:line`. A change outside of journeys, in a
 * helper or an import, selects the whole file.
 */
export function journeysAt(file: string, text: string, changed: readonly number[]): string[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (/^\s*test\(/.test(line) ? [index + 1] : []))
  const around = changed.map(line => starts.findLast(start => start <= line && line <= endOf(lines, start)))
  if (around.includes(undefined)) return [file]
  return [...new Set(around)].map(start => `${file}:${start}`)
}

/** The formatter closes a test at the indentation at which it begins. */
function endOf(lines: readonly string[], start: number): number {
  const indentation = /^\s*/.exec(lines[start - 1] ?? '')?.[0] ?? ''
  const end = lines.findIndex((line, index) => index >= start && line === `${indentation}})`)
  return end === -1 ? lines.length : end + 1
}
