import { Copy } from 'lucide-react'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useCopy } from '#platform/web/ui/use-copy.ts'
import { useReferenceTexts } from './texts.ts'

/** Something to copy; long lines go on in the next. */
export function CodeBlock({ code }: { readonly code: string }) {
  const texts = useReferenceTexts()
  const copy = useCopy(texts)
  return (
    <div className="relative mt-2">
      <pre
        translate="no"
        className="rounded-control border border-line bg-sunken p-3 pr-12 font-mono text-12 leading-5 wrap-anywhere whitespace-pre-wrap text-text"
      >
        {code}
      </pre>
      <span className="absolute top-1.5 right-1.5 rounded-control bg-sunken">
        <IconButton label={texts.copy} size="sm" icon={<Copy aria-hidden size={14} />} onClick={() => copy(code)} />
      </span>
    </div>
  )
}
