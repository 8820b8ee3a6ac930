import { Star } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { maxImportance } from '../rules.ts'

const steps = Array.from({ length: maxImportance }, (_, index) => index + 1)

export function Stars({ importance }: { importance: number }) {
  const texts = useTexts('creators')
  return (
    <span role="img" aria-label={texts.importance(importance)} className="inline-flex gap-0.5">
      {steps.map(step => (
        <Star
          key={step}
          aria-hidden
          size={14}
          className={step <= importance ? 'fill-current text-text-2' : 'text-line-strong'}
        />
      ))}
    </span>
  )
}

export function ImportanceField({ value, onChange }: { value: number; readonly onChange: (value: number) => void }) {
  const { fields } = useTexts('creators')
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden className="text-13 font-medium text-text-2">
        {fields.importance}
      </span>
      <Segmented
        label={fields.importance}
        value={String(value)}
        options={steps.map(step => ({
          value: String(step),
          label: String(step),
          icon: <Star aria-hidden size={13} className={step <= value ? 'fill-current' : ''} />,
        }))}
        onChange={next => onChange(Number(next))}
      />
    </div>
  )
}
