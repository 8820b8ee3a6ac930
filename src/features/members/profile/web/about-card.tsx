import { useState } from 'react'
import { PictureField } from '#features/foundation/images/web/picture-field.tsx'
import type { ContactMessenger } from '#features/foundation/people/schema.ts'
import { tagsIn } from '#features/agency/creators/rules.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { findListedZone, timeZones } from '#platform/web/time-zones.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import type { OwnProfile } from '../contract.ts'
import { profileApi } from './queries.ts'

interface Draft {
  readonly fullName?: string
  readonly timeZone?: string | null
  readonly avatarImage?: string | null
  readonly phone?: string
  readonly messenger?: ContactMessenger | null
  readonly languages?: string[]
}

/** The member's own details, which save themselves. */
export function EditOwnProfileCard({ profile, organizationZone }: { profile: OwnProfile; organizationZone: string }) {
  const { about: texts } = useTexts('profile')
  const [draft, setDraft] = useState<Draft>({})
  const { state, change, flush } = useAutosave(profileApi.key())
  const edit = (fields: Draft) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    change(async () => {
      await profileApi.update.call(next)
      setDraft(current => (current === next ? {} : current))
    })
  }
  const errors = state.kind === 'error' ? fieldErrors(state.error) : {}
  const zone = draft.timeZone === undefined ? profile.timeZone : draft.timeZone
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4 p-4">
        <PictureField
          label={texts.picture}
          image={draft.avatarImage === undefined ? profile.avatarImage : draft.avatarImage}
          onImage={avatarImage => edit({ avatarImage })}
        />
        <TextField
          label={texts.fullName}
          name="fullName"
          autoComplete="name"
          error={errors['fullName']}
          value={draft.fullName ?? profile.fullName}
          onChange={event => edit({ fullName: event.currentTarget.value })}
        />
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint={texts.phoneHint}
          error={errors['phone']}
          value={draft.phone ?? profile.phone ?? ''}
          onChange={event => edit({ phone: event.currentTarget.value })}
        />
        <Select<ContactMessenger | ''>
          label={texts.messenger}
          name="messenger"
          error={errors['messenger']}
          value={(draft.messenger === undefined ? profile.messenger : draft.messenger) ?? ''}
          options={[{ value: '', label: texts.noMessenger }, ...messengerOptions]}
          onChange={messenger => edit({ messenger: messenger === '' ? null : messenger })}
        />
        <LanguagesField
          error={Object.entries(errors).find(([field]) => field.startsWith('languages'))?.[1]}
          languages={draft.languages ?? profile.languages}
          onChange={languages => edit({ languages })}
        />
        <Combobox
          label={texts.timeZone}
          name="timeZone"
          hint={texts.timeZoneHint}
          error={errors['timeZone']}
          value={zone === null ? ofOrganization : findListedZone(zone)}
          options={[{ value: ofOrganization, label: texts.ofOrganization(organizationZone) }, ...timeZones]}
          onChange={value => edit({ timeZone: value === ofOrganization ? null : value })}
        />
        <SaveStatus
          state={state}
          isSaid={Object.keys(errors).some(field => /^(fullName|phone|messenger|languages|timeZone)/.test(field))}
          onRetry={() => void flush()}
        />
      </div>
    </Card>
  )
}

interface LanguagesProps {
  readonly languages: readonly string[]
  readonly error: string | undefined
  readonly onChange: (languages: string[]) => void
}

/** Shows what is typed, a trailing comma included, and saves the list. */
function LanguagesField({ languages, error, onChange }: LanguagesProps) {
  const { about: texts } = useTexts('profile')
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={texts.languages}
      name="languages"
      hint={texts.languagesHint}
      error={error}
      value={typed ?? languages.join(', ')}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onChange(tagsIn(event.currentTarget.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const messengerOptions = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'signal', label: 'Signal' },
] as const satisfies readonly { value: ContactMessenger; label: string }[]

const ofOrganization = ''
