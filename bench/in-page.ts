/** To be evaluated in a page. Two thousand elements without any of our code, made and painted: what the machine is worth in this minute. */
export async function plainWork(): Promise<number> {
  const start = performance.now()
  const place = document.createElement('div')
  for (let at = 0; at < 2000; at++) place.append(Object.assign(document.createElement('p'), { textContent: `${at}` }))
  document.body.append(place)
  await new Promise(requestAnimationFrame)
  await new Promise(done => setTimeout(done))
  place.remove()
  return performance.now() - start
}
