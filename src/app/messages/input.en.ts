import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['input']> = {
  invalid: 'This value isn’t valid.',
  required: 'This field is required.',
  tooLong: ({ max }) => (max === undefined ? 'This is too long.' : `At most ${max} characters.`),
  tooShort: ({ min }) => (min === undefined ? 'This is too short.' : `At least ${min} characters.`),
  tooMany: 'Too many entries.',
  range: ({ min, max }) =>
    max !== undefined ? `At most ${max}.` : min !== undefined ? `At least ${min}.` : 'Enter a whole number.',
  line: 'Contains invalid characters.',
  text: 'Contains invalid characters.',
  email: 'Invalid email address',
  day: 'This date doesn’t exist.',
  week: 'This week doesn’t exist.',
  time: 'Enter a time, such as 08:00.',
  zone: 'This time zone doesn’t exist.',
  id: 'This ID isn’t valid.',
  body: 'The request couldn’t be read.',
  tooLarge: 'The request is too large.',
  filesAway: 'Images and files are unavailable right now. Try again in a minute.',
  busy: 'Too many requests at once. Try again in a minute.',
  tooManyTries: ({ minutes }) =>
    `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  tooManyExports: ({ max, minutes }) =>
    `You’ve created ${max} files in ${minutes} minutes. Wait a few minutes, then try again.`,
  origin: 'This request comes from another site.',
  host: 'Staffel isn’t available at this address.',
  notFound: 'This doesn’t exist.',
  method: 'This method isn’t allowed here.',
  bug: ({ errorId }) => `Oops! Something went wrong (${errorId}).`,
}
