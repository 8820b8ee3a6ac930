import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'
import { useCopy } from './use-copy.ts'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint: ReactNode
  readonly texts: { readonly copy: string; readonly copied: string; readonly copyFailed: string }
}

/** Something to take elsewhere: read only, and copied by the button beside it. */
export function CopyField({ name, label, value, hint, texts }: Props) {
  const copy = useCopy(texts)
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          name={name}
          hint={hint}
          readOnly
          value={value}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <Button className="mb-6" onClick={() => copy(value)}>
        <Copy aria-hidden size={15} />
        {texts.copy}
      </Button>
    </div>
  )
}
