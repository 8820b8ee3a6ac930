import { sendProgressToParent, sendReadyToParent } from '#platform/server/child-side.ts'

/** A child process whose work never lets the event loop turn. */
process.on('message', () => {
  sendProgressToParent('busy')
  setImmediate(() => {
    for (;;);
  })
})
sendReadyToParent()
