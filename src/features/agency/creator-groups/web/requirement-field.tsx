import { useTexts } from '#platform/web/i18n.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { type GroupValues, mainChattersIn, maxMainChatters } from './group-values.ts'

interface Props {
  readonly shift: { readonly id: string; readonly name: string }
  readonly value: GroupValues
  readonly onChange: (value: GroupValues) => void
}

/** How many seats of the shift need a main chatter. */
export function MainChatterCountField({ shift, value, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  return (
    <NumberField
      name={`mainChatterRequirements.${shift.id}`}
      label={texts.mainChatters(shift.name)}
      value={mainChattersIn(value, shift.id)}
      min={0}
      max={maxMainChatters(value)}
      onChange={count =>
        onChange({ ...value, mainChatterRequirements: { ...value.mainChatterRequirements, [shift.id]: count } })
      }
    />
  )
}
