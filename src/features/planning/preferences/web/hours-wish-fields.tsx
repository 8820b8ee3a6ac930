import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { createFieldError, fieldErrors } from '#platform/web/rpc.ts'
import { FieldHint } from '#platform/web/ui/field.tsx'
import { OptionalNumberField } from '#platform/web/ui/optional-number-field.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import { type HoursWish, parseWishedHours } from '../hours-wish.ts'
import { preferencesApi } from './queries.ts'

interface Props {
  readonly profileId: string
  readonly wish: HoursWish
  readonly onSaved?: (() => void) | undefined
}

const ends = ['min', 'max'] as const
type Typed = Readonly<Record<(typeof ends)[number], string>>

const typedOf = ({ min, max }: HoursWish): Typed => ({ min: String(min ?? ''), max: String(max ?? '') })

/** How many hours a week somebody wants to work, which saves itself. */
export function HoursWishFields({ profileId, wish, onSaved }: Props) {
  const { hours: texts } = useTexts('preferences')
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Typed>()
  const { state, change, flush } = useAutosave(preferencesApi.key())
  const shown = draft ?? typedOf(wish)
  const edit = (next: Typed) => {
    setDraft(next)
    change(async () => {
      const [min, max] = [parseWishedHours(next.min), parseWishedHours(next.max)]
      if (min === undefined) throw createFieldError('min', texts.notAllowed)
      if (max === undefined) throw createFieldError('max', texts.notAllowed)
      const { queryKey } = preferencesApi.find.queryOptions({ input: { profileId } })
      queries.setQueryData(queryKey, await preferencesApi.saveHours.call({ profileId, min, max }))
      // what came after it stays on the screen
      setDraft(current => (current === next ? undefined : current))
      onSaved?.()
    })
  }
  const refused = state.kind === 'error' ? fieldErrors(state.error) : {}
  const errorAt = (end: keyof Typed) => (parseWishedHours(shown[end]) === undefined ? texts.notAllowed : refused[end])
  const isWrong = ends.some(end => errorAt(end) !== undefined)
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
            error={errorAt(end)}
            value={shown[end]}
            onChange={typed => edit({ ...shown, [end]: typed })}
          />
        ))}
      </div>
      <FieldHint id="hours-wish-hint" text={texts.hint} isError={false} />
      <SaveStatus
        // what is wrong is not about to be saved
        state={isWrong && state.kind !== 'error' ? { kind: 'idle' } : state}
        isSaid={isWrong}
        onRetry={() => void flush()}
      />
    </fieldset>
  )
}
