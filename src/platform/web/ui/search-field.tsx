import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { inputClass } from './field.tsx'
import { useUiTexts } from './texts.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly autoFocus?: boolean
  /** Where the server searches: as much as it takes. */
  readonly maxLength?: number
  readonly className?: string
  readonly onChange: (value: string) => void
}

export function SearchField({
  label,
  value,
  placeholder = label,
  autoFocus = false,
  maxLength,
  className = '',
  onChange,
}: Props) {
  const words = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={`relative ${className}`}>
      <Search
        aria-hidden
        size={15}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={maxLength}
        onChange={event => onChange(event.target.value)}
        className={`${inputClass()} px-9`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={words.clear ?? words.close}
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-control text-text-3 -outline-offset-4 hover:text-text"
        >
          <X aria-hidden size={15} />
        </button>
      )}
    </div>
  )
}
