import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['input']> = {
  invalid: 'This value isn’t valid.',
  required: 'This field is required.',
  tooLong: ({ max }) => (max === undefined ? 'This is too long.' : `Use up to ${max} characters.`),
  tooShort: ({ min }) => (min === undefined ? 'This is too short.' : `Use at least ${min} characters.`),
  tooMany: 'Too many entries.',
  range: ({ min, max }) =>
    max !== undefined ? `Enter ${max} or less.` : min !== undefined ? `Enter ${min} or more.` : 'Enter a whole number.',
  line: 'This contains invalid characters.',
  text: 'This contains invalid characters.',
  email: 'Enter a valid email address.',
  day: 'Enter a valid date.',
  week: 'Enter a valid week.',
  time: 'Enter a time, such as 8 AM.',
  zone: 'Enter a valid time zone.',
  id: 'This ID isn’t valid.',
  body: 'The request couldn’t be read.',
  tooLarge: 'The request is too large.',
  filesAway: 'Images and files are unavailable right now. Try again in a minute.',
  databaseAway: 'Staffel is unavailable right now. Try again in a minute.',
  diskFull: 'The server is out of disk space. Nothing was saved. Let your administrator know.',
  busy: 'Too many requests at once. Try again in a minute.',
  tooManyTries: ({ minutes }) =>
    `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  tooManyExports: ({ max, minutes }) =>
    `You’ve created ${max} files in ${minutes} minutes. Wait a few minutes, then try again.`,
  origin: 'This request came from another site and was blocked.',
  host: 'Staffel isn’t available at this address.',
  notFound: 'This item couldn’t be found.',
  method: 'This HTTP method isn’t allowed here.',
  bug: ({ errorId }) => `Oops! Something went wrong (${errorId}).`,
}
