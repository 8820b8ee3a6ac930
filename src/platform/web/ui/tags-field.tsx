import { useState } from 'react'
import { Badge } from './badge.tsx'
import { Field, type FieldProps, inputClass } from './field.tsx'

/** The tags in a text with commas, each once. */
export const tagsIn = (text: string): string[] =>
  Array.from(
    new Set(
      text
        .split(',')
        .map(tag => tag.trim())
        .filter(tag => tag !== ''),
    ),
  )

interface Props extends FieldProps {
  readonly defaultValue?: readonly string[]
  readonly placeholder?: string
  readonly onChange?: (tags: string[]) => void
}

/** Tags with commas between them, shown below as they will be. */
export function TagsField({ label, name, hint, error, hideLabel, defaultValue, placeholder, onChange }: Props) {
  const [text, setText] = useState(defaultValue?.join(', ') ?? '')
  const tags = tagsIn(text)
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <>
          <input
            name={name}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            onChange={event => {
              setText(event.target.value)
              onChange?.(tagsIn(event.target.value))
            }}
            className={inputClass()}
            {...wiring}
          />
          {tags.length > 0 && (
            <div aria-hidden className="flex flex-wrap gap-1">
              {tags.map(tag => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  )
}
