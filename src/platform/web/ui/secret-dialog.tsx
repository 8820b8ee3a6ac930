import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { UnsavedTexts } from '../../ui-texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogClose } from './dialog-close.tsx'
import { TextField } from './text-field.tsx'
import { useCopy } from './use-copy.ts'

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
    readonly unsaved: UnsavedTexts
  }
  readonly onClose: () => void
}

/** The only time that a secret is shown. */
export function SecretDialog({ secret, texts, onClose }: Props) {
  const [isTaken, setTaken] = useState(false)
  const take = () => setTaken(true)
  const copy = useCopy(texts, take)
  return (
    <Dialog
      open
      isChanged={() => !isTaken}
      unsaved={texts.unsaved}
      onOpenChange={open => open || onClose()}
      title={texts.title}
      description={texts.text}
      footer={<DialogClose label={texts.done} />}
    >
      <TextField
        name="secret"
        label={texts.label}
        readOnly
        autoFocus
        value={secret}
        onCopy={take}
        className="font-mono"
        onFocus={event => event.currentTarget.select()}
      />
      <Button size="sm" className="mt-3" onClick={() => copy(secret)}>
        <Copy aria-hidden size={14} />
        {texts.copy}
      </Button>
    </Dialog>
  )
}
