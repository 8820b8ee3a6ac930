import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { DialogClose } from '#platform/web/ui/dialog-close.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { emailForDisplay } from '#kit/e-mail.ts'
import type { SentInvitationList } from '../schema.ts'

/** The links that nobody has been mailed: shown once, to be handed over. */
export function UnmailedInvitationsDialog({
  sent,
  onClose,
}: {
  sent: Omit<SentInvitationList, 'bad'>
  readonly onClose: () => void
}) {
  const { many: texts } = useTexts('invitations')
  const toast = useToast()
  const [isTaken, setTaken] = useState(false)
  const toHandOver = sent.invited.filter(({ isMailed }) => !isMailed)
  const links = toHandOver.map(({ email, link }) => `${emailForDisplay(email)}\t${link}`).join('\n')
  const copy = () =>
    copyText(links).then(
      () => {
        setTaken(true)
        toast.success(texts.copied)
      },
      // where the browser keeps the clipboard closed the field has them
      () => document.querySelector<HTMLTextAreaElement>('textarea[name=links]')?.select(),
    )
  return (
    <Dialog
      open
      size="md"
      title={texts.doneTitle(sent.invited.length)}
      isChanged={() => !isTaken}
      unsaved={texts.unsaved}
      onOpenChange={open => open || onClose()}
      footer={
        <>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden size={15} />
            {texts.copyLinks}
          </Button>
          <DialogClose label={texts.close} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice kind="warning">
          {sent.hasMailServer ? texts.notAllMailed(toHandOver.length) : texts.noMailServer}
        </Notice>
        <TextArea
          label={texts.links}
          name="links"
          hint={texts.linksHint}
          rows={8}
          readOnly
          spellCheck={false}
          wrap="off"
          value={links}
          onCopy={() => setTaken(true)}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  )
}
