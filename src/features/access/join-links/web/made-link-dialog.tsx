import { Copy, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { copyText } from '#platform/web/copy-text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { DialogClose } from '#platform/web/ui/dialog-close.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly link: string
  readonly maxUses: number
  readonly expiresAt: string
  readonly onClose: () => void
}

/** The link and its QR code, shown once: the server keeps neither. */
export function CreatedJoinLinkDialog({ link, maxUses, expiresAt, onClose }: Props) {
  const { create: texts } = useTexts('joinLinks')
  const toast = useToast()
  const [isTaken, setTaken] = useState(false)
  const svg = useMemo(() => renderSVG(link, { border: 2 }), [link])
  const copy = () =>
    copyText(link).then(
      () => {
        setTaken(true)
        toast.success(texts.copied)
      },
      () => document.querySelector<HTMLInputElement>('input[name=joinLink]')?.select(),
    )
  return (
    <Dialog
      open
      size="sm"
      title={texts.title}
      description={<Moment at={expiresAt} withDay say={time => texts.text(maxUses, time)} />}
      isChanged={() => !isTaken}
      unsaved={texts.unsaved}
      onOpenChange={open => open || onClose()}
      footer={<DialogClose label={texts.close} />}
    >
      <div className="flex flex-col items-center gap-4">
        {/* black on white in the dark as well: cameras need it */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={texts.picture}
          width={224}
          height={224}
          className="rounded-card bg-white"
        />
        <div className="w-full">
          <TextField
            label={texts.link}
            name="joinLink"
            hint={texts.once}
            readOnly
            value={link}
            onCopy={() => setTaken(true)}
            onFocus={event => event.currentTarget.select()}
          />
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden size={15} />
            {texts.copy}
          </Button>
          <Button
            onClick={() => {
              setTaken(true)
              saveFile('staffel-qr.svg', 'image/svg+xml', svg)
            }}
          >
            <Download aria-hidden size={15} />
            {texts.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
