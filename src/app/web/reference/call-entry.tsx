import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ApiCall } from './document.ts'
import { ShapeList } from './shape-list.tsx'
import { useReferenceTexts } from './texts.ts'

const hues: Readonly<Record<string, string>> = { GET: 'blue', POST: 'green', PUT: 'orange', DELETE: 'red' }

/** One call; what it is made of is drawn when it is opened. */
export function CallEntry({ call }: { readonly call: ApiCall }) {
  const texts = useReferenceTexts()
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary, isOpen: isOpenToTokens } = call
  return (
    <details
      id={call.id}
      className="border-t border-line first:border-t-0"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken">
        <span className="w-16 shrink-0">
          <Badge {...(isOpenToTokens && hues[method] !== undefined ? { hue: hues[method] } : {})}>{method}</Badge>
        </span>
        <span className="min-w-0 flex-[1_1_16rem]">
          <span className="block font-mono text-13 wrap-anywhere text-text">{path}</span>
          <span className="block text-13 text-text-2">{summary}</span>
        </span>
        {!isOpenToTokens && <Badge>{texts.browserOnly}</Badge>}
      </summary>
      {isOpen && <Inside call={call} />}
    </details>
  )
}

function Inside({ call }: { readonly call: ApiCall }) {
  const texts = useReferenceTexts()
  const { parameters, body, answer, example, isOpen, access, permission } = call
  return (
    <div className="flex flex-col gap-4 px-4 pb-5">
      {isOpen && (
        <p className="text-13 text-text-2">
          {texts.permission}:{' '}
          {permission === null ? (
            access === 'role:admin' ? (
              texts.leading
            ) : (
              texts.everybody
            )
          ) : (
            <code className="font-mono text-text">{permission}</code>
          )}
        </p>
      )}
      {(parameters.length > 0 || body) && (
        <section>
          <h4 className="text-13 font-medium text-text">{texts.input}</h4>
          <ul>
            {parameters.map(one => (
              <li key={one.name} className="py-1">
                <span className="font-mono text-13 text-text">{one.name}</span>
                <span className="text-12 text-text-3">
                  {` · ${one.in === 'path' ? texts.inPath : texts.inQuery}${one.required ? '' : ` · ${texts.optional}`}`}
                </span>
                {one.schema?.description !== undefined && (
                  <span className="text-13 text-text-2"> · {one.schema.description}</span>
                )}
              </li>
            ))}
          </ul>
          {body && <ShapeList shape={body} />}
        </section>
      )}
      {answer && (
        <section>
          <h4 className="text-13 font-medium text-text">{texts.answer}</h4>
          <ShapeList shape={answer} />
        </section>
      )}
      {example !== undefined && (
        <section>
          <h4 className="text-13 font-medium text-text">{texts.example}</h4>
          <CodeBlock code={example} />
        </section>
      )}
    </div>
  )
}
