import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { FieldHint, type FieldProps } from './field.tsx'
import { useFieldError } from './form.tsx'

interface Props<C extends string> extends FieldProps {
  readonly options: readonly { readonly value: C; readonly label: string }[]
  readonly value: C
  readonly onChange: (value: C) => void
}

export function ColourPicker<C extends string>({
  label,
  name,
  hint,
  error,
  hideLabel = false,
  options,
  value,
  onChange,
}: Props<C>) {
  const id = useId()
  const fromForm = useFieldError(name)
  const wrong = error ?? fromForm
  const below = wrong ?? hint
  const chosen = options.find(option => option.value === value)
  return (
    <div className="flex flex-col gap-1.5">
      <span className={hideLabel ? 'sr-only' : 'flex gap-2 text-13 font-medium text-text-2'}>
        <span id={id}>{label}</span>
        <span aria-hidden className="font-normal text-text-3">
          {chosen?.label}
        </span>
      </span>
      <RadioGroup
        aria-labelledby={id}
        aria-invalid={wrong !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        {...(name === undefined ? {} : { name })}
        value={value}
        onValueChange={next => onChange(options.find(option => option.value === next)?.value ?? value)}
        className="flex flex-wrap gap-2 py-0.5 pointer-coarse:gap-1"
      >
        {options.map(option => (
          <Radio.Root
            key={option.value}
            value={option.value}
            aria-label={option.label}
            title={option.label}
            data-hue={option.value}
            className="group flex size-7 cursor-pointer items-center justify-center rounded-full outline-offset-3 pointer-coarse:size-11"
          >
            <span className="flex size-7 items-center justify-center rounded-full bg-hue-dot text-ink-on-dot inset-ring inset-ring-ink-on-dot/12 transition-shadow duration-120 group-hover:ring-3 group-hover:ring-hue-dot/30 group-data-checked:ring-2 group-data-checked:ring-hue-line group-data-checked:ring-offset-2 group-data-checked:ring-offset-surface">
              <Radio.Indicator>
                <Check aria-hidden size={15} strokeWidth={2.5} />
              </Radio.Indicator>
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
      {below !== undefined && <FieldHint id={`${id}-below`} text={below} isError={wrong !== undefined} />}
    </div>
  )
}
