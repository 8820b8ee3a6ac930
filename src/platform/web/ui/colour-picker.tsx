import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Check } from 'lucide-react'

interface Props<C extends string> {
  readonly label: string
  readonly name?: string
  readonly options: readonly { readonly value: C; readonly label: string }[]
  readonly value: C
  readonly onChange: (value: C) => void
}

export function ColourPicker<C extends string>({ label, name, options, value, onChange }: Props<C>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 font-medium text-text-2">{label}</span>
      <RadioGroup
        aria-label={label}
        {...(name === undefined ? {} : { name })}
        value={value}
        onValueChange={next => onChange(options.find(option => option.value === next)?.value ?? value)}
        className="flex flex-wrap gap-1.5"
      >
        {options.map(option => (
          <Radio.Root
            key={option.value}
            value={option.value}
            aria-label={option.label}
            title={option.label}
            data-hue={option.value}
            className="flex size-8 cursor-pointer items-center justify-center rounded-full border-2 border-hue-line bg-hue-bg text-hue-fg data-checked:bg-hue-solid data-checked:text-hue-on pointer-coarse:size-10"
          >
            <Radio.Indicator>
              <Check aria-hidden size={15} />
            </Radio.Indicator>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
