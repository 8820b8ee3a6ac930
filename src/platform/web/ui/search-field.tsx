import { Search } from 'lucide-react'
import { inputClass } from './field.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly autoFocus?: boolean
  readonly onChange: (value: string) => void
}

export function SearchField({ label, value, placeholder = label, autoFocus = false, onChange }: Props) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        size={15}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
      />
      <input
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        autoFocus={autoFocus}
        onChange={event => onChange(event.target.value)}
        className={`${inputClass()} pl-9`}
      />
    </div>
  )
}
