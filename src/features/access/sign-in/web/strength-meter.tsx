import { useTexts } from '#platform/web/i18n.tsx'
import { type Strength, strengthOf } from '../password-strength.ts'

const looks: Readonly<Record<Strength, { readonly bars: number; readonly colour: string }>> = {
  common: { bars: 1, colour: 'bg-red-dot' },
  weak: { bars: 2, colour: 'bg-orange-dot' },
  fair: { bars: 3, colour: 'bg-green-dot' },
  strong: { bars: 4, colour: 'bg-green-solid' },
}

/** Warns of passwords that others try first. It refuses nothing. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { strength: texts } = useTexts('entry')
  const strength = strengthOf(password, known)
  const { bars, colour } = looks[strength]
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map(bar => (
          <span key={bar} className={`h-1 flex-1 rounded-full ${bar <= bars ? colour : 'bg-line'}`} />
        ))}
      </span>
      <span role="status" className="text-13 text-text-2">
        {texts[strength]}
      </span>
    </div>
  )
}
