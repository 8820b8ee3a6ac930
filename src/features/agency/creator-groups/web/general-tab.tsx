import { groupColours } from '#kit/colour.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { ColourPicker } from '#platform/web/ui/colour-picker.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { fewestChatters, maxChatters } from '../rules.ts'
import type { Account } from '../schema.ts'
import { AccountsField } from './accounts-field.tsx'
import { chosenAccounts, type GroupValues } from './group-values.ts'
import { MembersField } from './members-field.tsx'

interface Props {
  readonly groupId: string | undefined
  readonly value: GroupValues
  /** As it would be saved now: typed, or made from the accounts. */
  readonly name: string
  readonly accounts: readonly Account[]
  readonly people: readonly Person[]
  /** Creators without an account, by name. */
  readonly without: readonly string[]
  readonly onChange: (value: GroupValues) => void
}

export function GeneralTab({ groupId, value, name, accounts, people, without, onChange }: Props) {
  const { fields } = useTexts('creatorGroups')
  const { colours } = useTexts('shifts')
  return (
    <div className="flex flex-col gap-5">
      <TextField
        name="name"
        label={fields.name}
        value={name}
        hint={value.name === undefined ? fields.nameHint : undefined}
        maxLength={200}
        onChange={event => onChange({ ...value, name: event.target.value })}
        // left empty, the accounts give the name again
        onBlur={() => value.name?.trim() === '' && onChange({ ...value, name: undefined })}
      />
      <AccountsField
        groupId={groupId}
        accounts={accounts}
        without={without}
        chosen={chosenAccounts(value, accounts)}
        onChange={creatorLinkIds => onChange({ ...value, creatorLinkIds })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <NumberField
          name="chatterCount"
          label={fields.chatterCount}
          value={value.chatterCount}
          min={fewestChatters}
          max={maxChatters}
          clamps
          onChange={chatterCount => onChange({ ...value, chatterCount })}
        />
        <ColourPicker
          name="color"
          label={fields.color}
          options={groupColours.map(colour => ({ value: colour, label: colours[colour] }))}
          value={value.color}
          onChange={color => onChange({ ...value, color })}
        />
      </div>
      <TextArea
        name="description"
        label={fields.description}
        value={value.description}
        maxLength={500}
        rows={2}
        onChange={event => onChange({ ...value, description: event.target.value })}
      />
      <MembersField people={people} members={value.members} onChange={members => onChange({ ...value, members })} />
    </div>
  )
}
