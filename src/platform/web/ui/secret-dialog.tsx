import { Copy } from 'lucide-react'
import { copyText } from '../copy-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'
import { useToast } from './toast.tsx'

interface Props {
  readonly secret: string
  readonly texts: {
    readonly title: string
    readonly text: string
    readonly label: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly done: string
  }
  readonly onClose: () => void
}

/** The only time that a secret is shown. */
export function SecretDialog({ secret, texts, onClose }: Props) {
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
