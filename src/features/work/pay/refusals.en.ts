import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['pay']> = {
  personNotFound: 'This person couldn’t be found.',
  rateNotFound: 'This rate no longer exists.',
  itemNotFound: 'This amount no longer exists.',
  currency: 'This currency isn’t supported.',
  hourlyRange:
    'Enter an hourly rate from 0 to 1,000,000 with at most two decimal places. For currencies without cents, enter a whole number no greater than 100,000,000.',
  supplementRange: 'Enter a supplement from 0% to 200% with at most two decimal places.',
  commissionRange: 'Enter a commission from 0% to 100% with at most two decimal places.',
  amountRange:
    'Enter an amount greater than 0 and no more than 100,000,000, with at most two decimal places. For currencies without cents, enter a whole number no greater than 10,000,000,000.',
  otherCurrency: ({ currency }) => `This person is paid in ${currency}. Each person can be paid in only one currency.`,
  noCurrency: 'Set a rate for this person first. It determines the currency they’re paid in.',
  inClosedRun: ({ month, from }) =>
    `The pay run for ${month} is closed. Choose ${from} or later, or reopen the pay run.`,
  runClosed: ({ month }) => `The pay run for ${month} is closed. Reopen it to make changes.`,
  monthRuns: ({ month }) => `${month} isn’t over yet. You can close the pay run once it is.`,
  hoursOpen: ({ month }) => `The hours for ${month} are still open. Close them first.`,
  nobodyPaid: ({ month }) => `There’s no one to pay for ${month}.`,
  alreadyClosed: ({ by }) => (by === '' ? 'This pay run is already closed.' : `${by} has already closed this pay run.`),
  changed: 'The pay run has changed since you opened it. Please check it again.',
}
