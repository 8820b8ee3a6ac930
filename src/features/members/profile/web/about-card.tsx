import { useState } from 'react'
import { PictureField } from '#features/foundation/images/web/picture-field.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { findListedZone, timeZones } from '#platform/web/time-zones.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import type { OwnProfile } from '../contract.ts'
import { profileApi } from './queries.ts'

interface Draft {
  readonly fullName?: string
  readonly timeZone?: string | null
  readonly avatarImage?: string | null
}

/** Name and time zone, which save themselves. */
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
          isSaid={(errors['fullName'] ?? errors['timeZone']) !== undefined}
          onRetry={() => void flush()}
        />
      </div>
    </Card>
  )
}

const ofOrganization = ''
