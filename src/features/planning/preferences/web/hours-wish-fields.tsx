import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { Below } from '#platform/web/ui/field.tsx'
import { OptionalNumberField } from '#platform/web/ui/optional-number-field.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import { type HoursWish, mostWishedHours } from '../hours-wish.ts'
import { preferencesApi } from './queries.ts'

interface Props {
  readonly profileId: string
  readonly wish: HoursWish
  readonly onSaved?: (() => void) | undefined
}

const ends = ['least', 'most'] as const

/** How many hours a week somebody wants to work, which saves itself. */
export function HoursWishFields({ profileId, wish, onSaved }: Props) {
  const { hours: texts } = useTexts('preferences')
  const queries = useQueryClient()
  const [draft, setDraft] = useState<HoursWish>()
  const { state, change, flush } = useAutosave(preferencesApi.key())
  const shown = draft ?? wish
  const edit = (next: HoursWish) => {
    setDraft(next)
    change(async () => {
      const { queryKey } = preferencesApi.find.queryOptions({ input: { profileId } })
      queries.setQueryData(queryKey, await preferencesApi.saveHours.call({ profileId, ...next }))
      // what came after it stays on the screen
      setDraft(current => (current === next ? undefined : current))
      onSaved?.()
    })
  }
  const errors = state.kind === 'error' ? fieldErrors(state.error) : {}
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-14 font-medium text-text">{texts.title}</legend>
      <div className="grid grid-cols-2 gap-3">
        {ends.map(end => (
          <OptionalNumberField
            key={end}
            label={texts[end]}
            name={end}
            unit="h"
            max={mostWishedHours}
            error={errors[end]}
            value={shown[end]}
            onChange={hours => edit({ ...shown, [end]: hours })}
          />
        ))}
      </div>
      <Below id="hours-wish-hint" text={texts.hint} isError={false} />
      <SaveStatus state={state} onRetry={() => void flush()} />
    </fieldset>
  )
}
