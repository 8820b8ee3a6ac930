import { useTexts } from '#platform/web/i18n.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { spans, type Weeks } from '../rules.ts'

/** How far to look back. */
export function WeeksSwitch({ weeks, onChange }: { weeks: Weeks; onChange: (weeks: Weeks) => void }) {
  const texts = useTexts('balance')
  return (
    <Segmented
      label={texts.span}
      value={String(weeks)}
      options={spans.map(span => ({ value: String(span), label: texts.weeks(span) }))}
      onChange={value => onChange(spans.find(span => String(span) === value) ?? weeks)}
    />
  )
}
