/** Repeats a call until `stop`, each time after the answer before. `stop` returns the number of answers. */
export function repeatCalls(call: () => Promise<unknown>): { stop(): Promise<number> } {
  let [answers, isOver] = [0, false]
  const calling = (async () => {
    for (; !isOver; answers++) await call()
  })()
  return {
    async stop() {
      isOver = true
      await calling
      return answers
    },
  }
}
