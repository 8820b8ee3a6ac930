import type { Catalogue } from '#kit/catalogue.ts'

const app: Catalogue['app'] = {
  waiting: count =>
    count === 1
      ? '1 change will be sent when you’re back online'
      : `${count} changes will be sent when you’re back online`,
  sending: count => (count === 1 ? 'Sending 1 change' : `Sending ${count} changes`),
  saving: 'Saving…',
  slow: 'Not saved yet. Your connection is slow.',
  refused: count => (count === 1 ? '1 change couldn’t be saved' : `${count} changes couldn’t be saved`),
  show: 'View',
  list: {
    title: 'Offline changes',
    waits: 'Waiting for connection…',
    sent: 'Sent, awaiting confirmation',
    takeBack: { label: 'Undo', of: title => `Undo ${title}` },
    read: { label: 'Got it', of: title => `Got it: ${title}` },
    discard: { label: 'Discard', of: title => `Discard ${title}` },
    retry: 'Try again',
    retryOf: title => `Try again: ${title}`,
    empty: 'No pending changes.',
  },
  newer: { text: 'A new version of Staffel is available.', reload: 'Reload', later: 'Later' },
  install: {
    title: 'Get the Staffel app',
    text: 'Add Staffel to this device to see your shifts and contacts offline.',
    add: 'Install',
    done: 'Staffel is installed on this device.',
    onApple: 'In Safari, tap Share > Add to Home Screen.',
    byMenu: 'In your browser menu, choose Add to Home Screen.',
  },
}

export const en = { app }
