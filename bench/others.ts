import http from 'node:http'
import { parentPort, Worker, workerData } from 'node:worker_threads'

interface Asking {
  readonly url: string
  readonly cookie: string
  readonly everyMilliseconds: number
}

/** Somebody who reads something else meanwhile, on a thread of their own: what is measured is not busy with the rest. */
export function askBeside(asking: Asking): { stop(): Promise<readonly number[]> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: asking })
  return {
    stop: () =>
      new Promise((done, failed) => {
        worker.once('error', failed)
        worker.once('message', (times: number[]) => {
          void worker.terminate().then(() => done(times))
        })
        worker.postMessage('stop', [])
      }),
  }
}

function ask({ url, cookie, everyMilliseconds }: Asking): void {
  const agent = new http.Agent({ keepAlive: true })
  const times: Promise<number>[] = []
  const asking = setInterval(() => {
    const began = performance.now()
    const answered = Promise.withResolvers<number>()
    times.push(answered.promise)
    http
      .get(url, { agent, headers: { cookie } }, response => {
        response.resume().on('end', () => answered.resolve(performance.now() - began))
      })
      .on('error', answered.reject)
  }, everyMilliseconds)
  parentPort?.once('message', () => {
    clearInterval(asking)
    void Promise.all(times).then(all => parentPort?.postMessage(all, []))
  })
}

if (parentPort) ask(workerData)
