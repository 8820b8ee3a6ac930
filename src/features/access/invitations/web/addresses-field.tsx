import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { textOf } from '../text-of.ts'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** More than five hundred addresses with names need. */
const mostBytes = 50_000

/** Pasted, typed, or out of a file; a file is added to what stands there. */
export function AddressesField({ value, onChange }: Props) {
  const { many: texts } = useTexts('invitations')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setFault(file.size > mostBytes ? texts.fileTooLarge : undefined)
    if (file.size > mostBytes) return
    await file.arrayBuffer().then(
      bytes => onChange([value, textOf(bytes)].filter(part => part.trim() !== '').join('\n')),
      () => setFault(texts.fileUnreadable),
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={texts.addresses}
        name="text"
        hint={texts.addressesHint}
        rows={7}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        maxLength={50_000}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        aria-label={texts.upload}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button size="sm" className="self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden size={14} />
        {texts.upload}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
