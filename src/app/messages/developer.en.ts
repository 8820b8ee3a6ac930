import type { Translation } from '#kit/catalogue.ts'
import type { de } from './developer.de.ts'

export const en: Translation<typeof de> = {
  title: 'API reference',
  contents: 'Contents',
  back: 'To the app',
  search: 'Find a call',
  none: 'No call matches.',
  start: {
    title: 'How to begin',
    token: 'Create an access token under Settings → Account or under Organisation → API. Send it with every call:',
    address: 'All calls begin with',
    refused:
      'What cannot be done is answered with a status from 400 on, with a “code” that stays and a “message” in your language.',
    limit: 'A token has 600 calls a minute. After that comes 429 with “Retry-After”.',
    document: 'The whole document (OpenAPI 3.1)',
    handbook: 'Access tokens in the handbook',
  },
  script: {
    title: 'A week from a file',
    file: 'As a file',
    text: 'Enters availability from a file, has the week planned, publishes it and hears of it by a webhook. SECRET is its secret, PORT the port it leads to. The token needs the permissions Shifts, Shift planning, Edit weekly plans, Plan automatically and Edit the team.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'What a receiver gets, a call for every event.',
    handbook: 'Webhooks in the handbook',
  },
  permission: 'Permission',
  everybody: 'Every member',
  leading: 'Owners and admins, with the permission “Edit the team”',
  browserOnly: 'In the browser only',
  input: 'Input',
  answer: 'Answer',
  example: 'Example',
  optional: 'can be left out',
  inPath: 'in the address',
  inQuery: 'after the question mark',
  list: 'list of',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work.',
  count: count => (count === 1 ? '1 call' : `${count} calls`),
}
