import type { Translation } from '#kit/catalogue.ts'
import type { de } from './developer.de.ts'

export const en: Translation<typeof de> = {
  title: 'API reference',
  contents: 'Contents',
  back: 'Back to Staffel',
  search: 'Search endpoints',
  none: 'No matching endpoints.',
  start: {
    title: 'Getting started',
    token: 'Create an access token under “Settings > Account” or “Organization > API”. Send it with every request:',
    address: 'All paths start with:',
    refused: 'Errors return a status of 400 or higher with a stable “code” and a “message” in your language.',
    limit: 'Each token can send 600 requests per minute. After that, you’ll get a 429 with a “Retry-After” header.',
    document: 'Full OpenAPI 3.1 specification',
    handbook: 'Learn about access tokens',
  },
  script: {
    title: 'Schedule a week from a file',
    file: 'Download script',
    text: 'The script enters availability from a file, generates and publishes the schedule, and receives webhook events. Set SECRET to the webhook’s secret and PORT to the port that receives the events. The token needs these permissions: Shifts, Shift planning, Edit schedules, Automatic scheduling, and Edit team.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Staffel sends one request per event.',
    handbook: 'Learn about webhooks',
  },
  permission: 'Permission',
  everybody: 'Every member',
  leading: 'Owners and admins with the “Edit team” permission',
  browserOnly: 'Browser only',
  input: 'Request',
  answer: 'Response',
  example: 'Example',
  optional: 'optional',
  inPath: 'in path',
  inQuery: 'in query',
  list: 'list of',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The example couldn’t be copied. Please try again.',
  count: count => (count === 1 ? '1 endpoint' : `${count} endpoints`),
}
