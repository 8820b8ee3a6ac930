import type { Catalogue } from '#kit/catalogue.ts'

const app: Catalogue['app'] = {
  waiting: count =>
    count === 1
      ? 'One change is sent as soon as you are online again'
      : `${count} changes are sent as soon as you are online again`,
  sending: count => (count === 1 ? 'One change is being sent' : `${count} changes are being sent`),
  saving: 'Saving …',
  slow: 'Not saved yet: the connection is slow.',
  refused: count => (count === 1 ? 'One change was not taken over' : `${count} changes were not taken over`),
  show: 'View',
  list: {
    title: 'Done without a connection',
    waits: 'Waits for the connection',
    sent: 'Sent, without an answer yet',
    takeBack: { label: 'Take back', of: title => `Take back ${title}` },
    read: { label: 'Understood', of: title => `${title}: understood` },
    discard: { label: 'Discard', of: title => `Discard ${title}` },
    retry: 'Try again',
    retryOf: title => `Try again: ${title}`,
    empty: 'Nothing waits any more.',
  },
  newer: { text: 'There is a new version of Staffel.', reload: 'Reload', later: 'Later' },
  install: {
    title: 'Staffel as an app',
    text: 'With its own icon on this device. You can read your shifts and contacts without a connection as well.',
    add: 'Install',
    done: 'Staffel runs as an app here.',
    onApple: 'In Safari tap “Share”, then “Add to Home Screen”.',
    byMenu: 'Your browser offers this in its menu if it can.',
  },
}

export const en = { app }
