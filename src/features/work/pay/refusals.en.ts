import type { Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['pay']> = {
  personNotFound: 'There is no such person.',
  rateNotFound: 'This rate is gone.',
  itemNotFound: 'This amount is gone.',
  currency: 'This currency is not one of those used here.',
  hourlyRange: 'An hourly rate lies between 0 and 1,000,000, or 100,000,000 in a currency without cents.',
  supplementRange: 'A supplement lies between 0 and 200%.',
  commissionRange: 'A commission lies between 0 and 100%.',
  amountRange: 'An amount is more than 0 and at most 100,000,000, or 10,000,000,000 in a currency without cents.',
  otherCurrency: ({ currency }) => `This person is paid in ${currency}. Each person has one currency.`,
  noCurrency: 'Set a rate for this person first: it says which currency they are paid in.',
  inClosedRun: ({ month, from }) =>
    `The pay run of ${month} is closed. Choose a day from ${from} on, or reopen the run.`,
  runClosed: ({ month }) => `The pay run of ${month} is closed. Reopen it to change something.`,
  monthRuns: ({ month }) => `${month} is still running. Close it when it is over.`,
  hoursOpen: ({ month }) => `The hours of ${month} are still open. Close the timesheets first.`,
  nobodyPaid: ({ month }) => `There is nobody to pay for ${month}.`,
  alreadyClosed: ({ by }) => (by === '' ? 'This pay run is closed already.' : `${by} has already closed this pay run.`),
  changed: 'The pay run has changed since you opened it. Have another look at it.',
}
