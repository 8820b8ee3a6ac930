import type { OwnInput } from './input.ts'
import { inputsOfAccounts } from './inputs-of-accounts.ts'
import { inputsOfAttendance } from './inputs-of-attendance.ts'
import { inputsOfAutoplan } from './inputs-of-autoplan.ts'
import { inputsOfHandover } from './inputs-of-handover.ts'
import { inputsOfPay } from './inputs-of-pay.ts'
import { inputsOfMarket } from './inputs-of-market.ts'
import { inputsOfOffice } from './inputs-of-office.ts'
import { inputsOfPlanning } from './inputs-of-planning.ts'

/** For every endpoint that writes a call that holds. A new one without an entry fails the suite. */
export const ownInputs = new Map<string, OwnInput>(
  Object.entries({
    ...inputsOfAccounts,
    ...inputsOfOffice,
    ...inputsOfPlanning,
    ...inputsOfAttendance,
    ...inputsOfHandover,
    ...inputsOfPay,
    ...inputsOfAutoplan,
    ...inputsOfMarket,
  }),
)

/** Calls that need what no test has: a device that signs, or an installation that nobody has set up. */
export const neverHold: readonly string[] = ['signIn.signInWithPasskey', 'ownAccount.addPasskey', 'onboarding.setUp']
