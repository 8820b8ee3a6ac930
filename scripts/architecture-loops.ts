/**
 * Loops in a directed graph, each as the way round that ends where it began. The list is empty only when there is no
 * loop, but it need not hold all of them.
 */
export function loopsIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const loops: string[][] = []
  const done = new Set<string>()
  const way: string[] = []

  const visit = (node: string) => {
    if (done.has(node)) return
    const before = way.indexOf(node)
    if (before >= 0) {
      loops.push([...way.slice(before), node])
      return
    }
    way.push(node)
    for (const next of graph.get(node) ?? []) visit(next)
    way.pop()
    done.add(node)
  }

  for (const node of graph.keys()) visit(node)
  return loops
}
