import { Copy } from 'lucide-react'
import { copyText } from '#platform/web/copy-text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

/** The only time that the secret is shown. */
export function MadeTokenDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { made: texts } = useTexts('tokens')
  const toast = useToast()
  const copy = () =>
    copyText(secret).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.copyFailed),
    )
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={texts.title}
      description={texts.text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <TextField
        name="secret"
        label={texts.label}
        readOnly
        autoFocus
        value={secret}
        className="font-mono"
        onFocus={event => event.currentTarget.select()}
      />
      <Button size="sm" className="mt-3" onClick={() => void copy()}>
        <Copy aria-hidden size={14} />
        {texts.copy}
      </Button>
    </Dialog>
  )
}
