import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { createFieldError, fieldErrors } from '#platform/web/rpc.ts'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useUiTexts } from '#platform/web/ui/texts.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import type { TeamMember } from '../schema.ts'
import { teamApi } from './queries.ts'

/** What the selector starts from: the default of a new organisation. */
const defaultDays = 2
const maxDays = 7

/** A number of one's own, or the organisation's. */
export function VacationDaysLimitTab({ member }: { member: TeamMember }) {
  const { dialog: texts } = useTexts('team')
  const words = useUiTexts()
  const [draft, setDraft] = useState<number | null>()
  const { state, change, flush } = useAutosave(teamApi.key())
  const days = draft === undefined ? member.maxVacationDays : draft
  const set = (vacationDays: number | null) => {
    setDraft(vacationDays)
    change(async () => {
      if (Number.isNaN(vacationDays)) throw createFieldError('vacationDays', words.wholeNumber(0, maxDays))
      await teamApi.update.call({ id: member.id, vacationDays })
      setDraft(current => (current === vacationDays ? undefined : current))
    })
  }
  const refused = state.kind === 'error' ? fieldErrors(state.error)['vacationDays'] : undefined
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={texts.custom}
        hint={texts.customHint}
        checked={days !== null}
        onChange={isCustom => set(isCustom ? defaultDays : null)}
      />
      {days !== null && (
        <NumberField
          label={texts.days}
          name="vacationDays"
          error={refused}
          value={days}
          min={0}
          max={maxDays}
          onChange={set}
        />
      )}
      <SaveStatus
        // what is wrong is not about to be saved
        state={Number.isNaN(days) && state.kind !== 'error' ? { kind: 'idle' } : state}
        isSaid={Number.isNaN(days) || refused !== undefined}
        onRetry={() => void flush()}
      />
    </div>
  )
}
