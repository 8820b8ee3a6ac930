/** Makes so many calls, one after the other, during the work. Returns its result and the number of answers before its end. */
export async function callsDuring<T>(
  work: Promise<T>,
  count: number,
  call: () => Promise<unknown>,
): Promise<{ readonly result: T; readonly answers: number }> {
  let [answers, isOver] = [0, false]
  const ending = work.finally(() => {
    isOver = true
  })
  for (; answers < count && !isOver; answers++) await call()
  return { result: await ending, answers }
}
