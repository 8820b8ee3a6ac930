import { type Dispatch, type SetStateAction, useState } from 'react'
import { PictureField } from '#features/foundation/images/web/picture-field.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Details } from '#platform/web/ui/details.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { CreatorValues } from './creator-values.ts'
import { ImportanceField } from './importance.tsx'
import { LinkRows } from './link-rows.tsx'

interface Props {
  readonly value: CreatorValues
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: Dispatch<SetStateAction<CreatorValues>>
}

export function CreatorForm({ value, errors, onChange }: Props) {
  const { fields } = useTexts('creators')
  return (
    <div className="flex flex-col gap-5">
      <TextField
        name="name"
        label={fields.name}
        value={value.name}
        maxLength={100}
        autoFocus
        onChange={event => onChange({ ...value, name: event.target.value })}
      />
      <ImportanceField value={value.importance} onChange={importance => onChange({ ...value, importance })} />
      <TextArea
        name="description"
        label={fields.description}
        value={value.description}
        maxLength={500}
        rows={2}
        onChange={event => onChange({ ...value, description: event.target.value })}
      />
      <PictureField
        label={fields.picture}
        image={value.avatarImage}
        focus={value.avatarPosition}
        onImage={avatarImage => onChange(current => ({ ...current, avatarImage }))}
        onFocus={avatarPosition => onChange(current => ({ ...current, avatarPosition }))}
      />
      <LinkRows
        kind="creator"
        rows={value.creatorPlatforms}
        onChange={creatorPlatforms => onChange({ ...value, creatorPlatforms })}
      />
      <LinkRows
        kind="social"
        rows={value.socialChannels}
        onChange={socialChannels => onChange({ ...value, socialChannels })}
      />
      <Switch
        label={fields.isActive}
        hint={fields.isActiveHint}
        checked={value.isActive}
        onChange={isActive => onChange({ ...value, isActive })}
      />
      <FurtherFields value={value} errors={errors} onChange={onChange} />
    </div>
  )
}

const isInDetails = (field: string): boolean => /^(tags|contactEmail|notes)/.test(field)

function FurtherFields({ value, errors, onChange }: Props) {
  const { fields } = useTexts('creators')
  const [isOpen, setOpen] = useState(value.tags !== '' || value.contactEmail !== '' || value.notes !== '')
  // a tag that is wrong is named by its place in the list, which the one field for all of them stands for
  const tagError = Object.entries(errors).find(([field]) => field.startsWith('tags'))?.[1]
  return (
    <Details
      label={fields.details}
      isOpen={isOpen || Object.keys(errors).some(isInDetails)}
      onOpen={setOpen}
      className="pt-4"
    >
      <div className="flex flex-col gap-4 pt-3">
        <TextField
          name="tags"
          label={fields.tags}
          hint={fields.tagsHint}
          error={tagError}
          value={value.tags}
          onChange={event => onChange({ ...value, tags: event.target.value })}
        />
        <TextField
          name="contactEmail"
          type="email"
          label={fields.contactEmail}
          value={value.contactEmail}
          onChange={event => onChange({ ...value, contactEmail: event.target.value })}
        />
        <TextArea
          name="notes"
          label={fields.notes}
          value={value.notes}
          maxLength={5000}
          rows={4}
          onChange={event => onChange({ ...value, notes: event.target.value })}
        />
      </div>
    </Details>
  )
}
