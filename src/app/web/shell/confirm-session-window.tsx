import { ConfirmSessionDialog } from '#features/access/sign-in/web/confirm-session-dialog.tsx'
import { WithTexts } from './with-texts.tsx'

export const ConfirmSessionWindow = ({ onClose }: { onClose: (isConfirmed: boolean) => void }) => (
  <WithTexts parts={['entry']}>
    <ConfirmSessionDialog onClose={onClose} />
  </WithTexts>
)
