import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useCopy } from '#platform/web/ui/use-copy.ts'

/** The only time they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; readonly onClose: () => void }) {
  const { protection: texts } = useTexts('ownAccount')
  const text = codes.join('\n')
  const [isTaken, setTaken] = useState(false)
  const take = () => setTaken(true)
  const copy = useCopy(texts, take)
  return (
    <Dialog
      open
      isChanged={() => !isTaken}
      unsaved={texts.codesUnsaved}
      onOpenChange={open => open || onClose()}
      title={texts.codesTitle}
      description={texts.codesText}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.codesDone}
        </Button>
      }
    >
      <ul
        onCopy={take}
        translate="no"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border border-line bg-sunken p-4 font-mono text-14"
      >
        {codes.map(code => (
          <li key={code} className="select-all text-text">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => copy(text)}>
          <Copy aria-hidden size={14} />
          {texts.copy}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            take()
            saveFile('staffel-codes.txt', 'text/plain', `${text}\n`)
          }}
        >
          <Download aria-hidden size={14} />
          {texts.download}
        </Button>
      </div>
    </Dialog>
  )
}
