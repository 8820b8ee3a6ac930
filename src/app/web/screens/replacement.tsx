import { ReplaceDialog, type SeatToFill } from '#features/planning/schedule/web/replace-dialog.tsx'
import { ReliabilityNotesProvider } from '../shell/reliability-notes.tsx'
import { WithTexts } from '../shell/with-texts.tsx'

/** The ranked candidates for a seat, over whatever screen leads there. */
export const Replacement = ({ seat, onClose }: { readonly seat: SeatToFill; readonly onClose: () => void }) => (
  <WithTexts parts={['office', 'shifts']}>
    <ReliabilityNotesProvider>
      <ReplaceDialog seat={seat} onClose={onClose} />
    </ReliabilityNotesProvider>
  </WithTexts>
)
