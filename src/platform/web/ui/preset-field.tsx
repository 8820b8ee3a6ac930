import { type ReactNode, useState } from 'react'
import { Details } from './details.tsx'
import { Segmented } from './segmented.tsx'

interface Choice {
  readonly label: string
  readonly hint: string
}

interface Props<P extends string> {
  readonly label: string
  readonly presets: readonly P[]
  readonly texts: {
    readonly presets: Readonly<Record<P, Choice>>
    readonly custom: Choice
    readonly detail: string
  }
  /** Undefined: the values are those of no preset. */
  readonly value: P | undefined
  readonly onChoose: (preset: P) => void
  readonly children: ReactNode
}

/** One choice instead of many values; these are below it, in sight where no preset has them. */
export function PresetField<P extends string>({ label, presets, texts, value, onChoose, children }: Props<P>) {
  const [shown, setShown] = useState({ value, isOpen: value === undefined })
  if (shown.value !== value) setShown({ value, isOpen: shown.isOpen || value === undefined })
  const { hint } = value === undefined ? texts.custom : texts.presets[value]
  return (
    <>
      <div className="flex flex-col gap-2 p-4">
        <Segmented<P | 'custom'>
          label={label}
          value={value ?? 'custom'}
          options={[
            ...presets.map(preset => ({ value: preset, label: texts.presets[preset].label })),
            ...(value === undefined ? [{ value: 'custom' as const, label: texts.custom.label }] : []),
          ]}
          onChange={next => {
            if (next !== 'custom') onChoose(next)
          }}
        />
        <p className="text-13 text-text-2">{hint}</p>
      </div>
      <Details
        label={texts.detail}
        isOpen={shown.isOpen}
        onOpen={isOpen => setShown({ value, isOpen })}
        className="*:[summary]:px-4 *:[summary]:py-1.5"
      >
        {children}
      </Details>
    </>
  )
}
