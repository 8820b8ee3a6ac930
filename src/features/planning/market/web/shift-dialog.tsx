import { ReportAbsenceDialog } from './report-absence-dialog.tsx'
import { OfferOwnSeatDialog } from './give-dialog.tsx'
import type { OwnShift } from './own-shift.ts'
import { SwapDialog } from './swap-dialog.tsx'

export type ShiftDialogKind = 'cannot' | 'give' | 'swap'

/** What is about to be done with a shift. */
export interface ChosenAction {
  readonly doing: ShiftDialogKind
  readonly shift: OwnShift
  /** All of one's own that are to come. */
  readonly shifts: readonly OwnShift[]
}

/** A way off one's own seat. */
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
