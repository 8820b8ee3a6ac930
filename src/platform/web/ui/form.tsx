import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Notice } from './notice.tsx'

const none: Readonly<Record<string, string>> = {}
const untouched: ReadonlySet<string> = new Set()
const noSentences: readonly string[] = []
const Errors = createContext(none)

export const useFieldError = (name: string | undefined): string | undefined => useContext(Errors)[name ?? '']

/** What was typed into a field; empty when the form has none of that name. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

interface Props {
  readonly onSubmit: (values: FormData) => void | Promise<void>
  /** Sentence by field name, as a refusal gives them. */
  readonly errors?: Readonly<Record<string, string>> | undefined
  /** A sentence about no single field; refusals of fields that the form does not have stand with it. */
  readonly message?: string | undefined
  readonly id?: string
  readonly className?: string
  /** Before the first click, key or spoken word that may change something. */
  readonly onTouched?: () => void
  readonly children: ReactNode
}

/**
 * A native form: fields find their error by name, and the first one in error takes the focus. What was said of a field is gone
 * once something else stands in it. It is not sent while a field refuses what stands in it (`data-refusing`).
 */
export function Form({
  onSubmit,
  errors = none,
  message,
  id,
  className = 'flex flex-col gap-4',
  onTouched,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const awaitsAnswer = useRef(false)
  const shown = useRef('')
  const refused = JSON.stringify(errors)
  const [changed, setChanged] = useState({ since: '', fields: untouched })
  const fields = changed.since === refused ? changed.fields : untouched
  const noteChange = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && errors[name] !== undefined)
      setChanged({ since: refused, fields: fields.union(new Set([name])) })
  }
  useEffect(() => {
    const isNews = awaitsAnswer.current || refused !== shown.current
    shown.current = refused
    if (errors === none || !isNews || !form.current) return
    awaitsAnswer.current = false
    firstInError(form.current)?.focus()
  }, [errors, refused])
  const [unsaid, setUnsaid] = useState(noSentences)
  useEffect(() => {
    const all: Record<string, string> = JSON.parse(refused)
    setUnsaid(Object.values(all).filter(sentence => !form.current?.textContent.includes(sentence)))
  }, [refused])
  const head = message === undefined ? unsaid : [message, ...unsaid]
  return (
    <Errors value={Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.has(name)))}>
      <form
        ref={form}
        id={id}
        noValidate
        className={className}
        onPointerDownCapture={onTouched}
        onKeyDownCapture={onTouched}
        // what is dictated or pasted from a menu presses no key
        onBeforeInputCapture={onTouched}
        onChange={noteChange}
        onSubmit={event => {
          event.preventDefault()
          // a form in a dialog is, for React, inside the form that opened it
          event.stopPropagation()
          // what a field itself knows to be wrong, and is told of
          if (event.currentTarget.querySelector('[data-refusing]')?.dispatchEvent(new Event('invalid'))) return
          awaitsAnswer.current = true
          setChanged({ since: '', fields: untouched })
          void onSubmit(new FormData(event.currentTarget))
        }}
      >
        {head.length > 0 && <Notice kind="danger">{head.join(' ')}</Notice>}
        {children}
      </form>
    </Errors>
  )
}

/** A group in error, such as a choice of colours, lends the focus to its first control. */
function firstInError(form: HTMLFormElement): HTMLElement | undefined {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!wrong || wrong.matches('input, textarea, select, button')) return wrong ?? undefined
  return wrong.querySelector<HTMLElement>('[tabindex="0"], input, button') ?? undefined
}
