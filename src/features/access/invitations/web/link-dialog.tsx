import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'

export function LinkDialog({ link, onClose }: { link: string; readonly onClose: () => void }) {
  const { list: texts } = useTexts('invitations')
  return (
    <Dialog open onOpenChange={open => open || onClose()} title={texts.copyTitle} description={texts.copyText}>
      <TextField
        label={texts.copyTitle}
        hideLabel
        name="link"
        readOnly
        autoFocus
        value={link}
        onFocus={event => event.currentTarget.select()}
      />
    </Dialog>
  )
}
