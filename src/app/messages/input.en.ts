import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['input']> = {
  invalid: 'This value is not valid.',
  required: 'Please fill this in.',
  tooLong: ({ max }) => (max === undefined ? 'This is too long.' : `At most ${max} characters.`),
  tooShort: ({ min }) => (min === undefined ? 'This is too short.' : `At least ${min} characters.`),
  tooMany: 'There are too many entries.',
  range: ({ min, max }) =>
    max !== undefined ? `At most ${max}.` : min !== undefined ? `At least ${min}.` : 'Please enter a whole number.',
  line: 'Contains characters that are not allowed.',
  text: 'Contains characters that are not allowed.',
  email: 'Invalid e-mail address',
  day: 'This date does not exist.',
  week: 'This week does not exist.',
  time: 'Please enter a time such as 08:00.',
  zone: 'This time zone does not exist.',
  id: 'This id is not valid.',
  body: 'The request cannot be read.',
  tooLarge: 'The request is too large.',
  filesAway: 'Pictures and files cannot be reached right now. Try again in a minute.',
  busy: 'Too many requests at once. Please try again in a minute.',
  tooManyTries: ({ minutes }) => `Too many tries. Please wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  tooManyExports: ({ max, minutes }) =>
    `You have created ${max} files within ${minutes} minutes. Please wait a few minutes.`,
  origin: 'This request comes from another site.',
  host: 'Staffel cannot be reached under this name.',
  notFound: 'This does not exist.',
  method: 'This cannot be called in that way.',
  bug: ({ errorId }) => `Oops! Something went wrong (${errorId}).`,
}
