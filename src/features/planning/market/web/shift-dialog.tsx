import { ReportAbsenceDialog } from './report-absence-dialog.tsx'
import { OfferOwnSeatDialog } from './give-dialog.tsx'
import type { OwnShift } from './own-shift.ts'
import { SwapDialog } from './swap-dialog.tsx'

export type ShiftDialogKind = 'cannot' | 'give' | 'swap'

/** An action on a shift that the member chose, before it is done. */
export interface ChosenAction {
  readonly doing: ShiftDialogKind
  readonly shift: OwnShift
  /** All upcoming shifts of the member. */
  readonly shifts: readonly OwnShift[]
}

/** Gives up the member’s own shift in one of three ways. */
export const OwnShiftActionDialog = ({
  doing,
  shift,
  shifts,
  onClose,
}: ChosenAction & { readonly onClose: () => void }) =>
  doing === 'cannot' ? (
    <ReportAbsenceDialog shift={shift} shifts={shifts} onClose={onClose} />
  ) : doing === 'give' ? (
    <OfferOwnSeatDialog shift={shift} onClose={onClose} />
  ) : (
    <SwapDialog shift={shift} onClose={onClose} />
  )
