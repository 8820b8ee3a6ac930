import { createLiveStream, type LiveMessage } from './live-stream.ts'

/*
 * Runs once for all pages of a browser. Over HTTP/1.1 a browser has six connections to one address: with a stream for each
 * page, the seventh page could not read anything.
 */
const stream = createLiveStream()

addEventListener('connect', event => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  const listener = (message: LiveMessage) => port.postMessage(message)
  port.addEventListener('message', ({ data }: MessageEvent<{ since: number } | 'leave'>) => {
    if (data === 'leave') stream.remove(listener)
    else stream.add(listener, data.since)
  })
  port.start()
})
