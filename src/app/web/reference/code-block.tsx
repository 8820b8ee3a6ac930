import { Copy } from 'lucide-react'
import { copyText } from '#platform/web/copy-text.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useReferenceWords } from './words.ts'

/** Something to copy; long lines go on in the next. */
export function CodeBlock({ code }: { readonly code: string }) {
  const texts = useReferenceWords()
  const toast = useToast()
  const copy = () =>
    copyText(code).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.copyFailed),
    )
  return (
    <div className="relative mt-2">
      <pre className="rounded-control border border-line bg-sunken p-3 pr-12 font-mono text-12 leading-5 wrap-anywhere whitespace-pre-wrap text-text">
        {code}
      </pre>
      <span className="absolute top-1.5 right-1.5 rounded-control bg-sunken">
        <IconButton label={texts.copy} size="sm" icon={<Copy aria-hidden size={14} />} onClick={() => void copy()} />
      </span>
    </div>
  )
}
