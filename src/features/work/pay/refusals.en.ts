import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['pay']> = {
  personNotFound: 'There is no such person.',
  rateNotFound: 'This rate is gone.',
  itemNotFound: 'This amount is gone.',
  currency: 'This currency is not one of those used here.',
  hourlyRange:
    'An hourly rate lies between 0 and 1,000,000 and has at most two decimals; in a currency without cents up to 100,000,000 and none.',
  supplementRange: 'A supplement lies between 0 and 200% and has at most two decimals.',
  commissionRange: 'A commission lies between 0 and 100% and has at most two decimals.',
  amountRange:
    'An amount is more than 0, at most 100,000,000, and has at most two decimals; in a currency without cents at most 10,000,000,000 and none.',
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
