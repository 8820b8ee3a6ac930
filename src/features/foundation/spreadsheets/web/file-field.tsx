import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { FieldHint } from '#platform/web/ui/field.tsx'
import { fileEndings, maxFileBytes } from '../files.ts'

interface Props {
  readonly file: File | undefined
  readonly error: string | undefined
  readonly onChange: (file: File) => void
}

export const isFileTooLarge = (file: File): boolean => file.size > maxFileBytes

/** A table to choose or to drop. */
export function FileField({ file, error: refused, onChange }: Props) {
  const texts = useTexts('spreadsheets')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const error = file && isFileTooLarge(file) ? texts.tooLarge : refused
  const take = (taken: File | undefined) => taken && onChange(taken)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-text-2">
        {texts.file}
      </label>
      <button
        type="button"
        aria-describedby={`${id}-below`}
        onClick={() => input.current?.click()}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
        className={`flex min-h-28 flex-col items-center justify-center gap-2 rounded-card border border-dashed bg-sunken px-4 py-5 text-center text-text-2 -outline-offset-2 hover:text-text ${isOver || error !== undefined ? 'border-accent' : 'border-line-strong/75'}`}
      >
        <FileSpreadsheet aria-hidden size={22} className="text-text-3" />
        <span className="max-w-full truncate font-medium text-text">{file?.name ?? texts.choose}</span>
        {file && <span className="text-13">{texts.other}</span>}
      </button>
      <input
        ref={input}
        id={id}
        type="file"
        name="file"
        accept={fileEndings.join(',')}
        tabIndex={-1}
        className="sr-only"
        aria-invalid={error !== undefined}
        onChange={event => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <FieldHint id={`${id}-below`} text={error ?? texts.hint} isError={error !== undefined} />
    </div>
  )
}
