import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { todayIn } from '#kit/day.ts'
import type { ShiftPreference } from '#features/foundation/people/schema.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { ShiftLine } from '#features/agency/shifts/web/shift-times.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import { useZones } from '#platform/web/zones.tsx'
import { makeNonExclusive, makeExclusive, movePreference, togglePreference } from '../arrangement.ts'
import { HoursWishFields } from './hours-wish-fields.tsx'
import { preferencesApi } from './queries.ts'

interface Props {
  readonly profileId: string
  /** What becomes of the other shifts when an exclusive one is common again. */
  readonly afterExclusive: 'keep' | 'enable'
  readonly onSaved?: () => void
}

/** A person's order of the shifts and the hours they wish for, which save themselves. Give it the person as its key. */
export function PreferencesEditor({ profileId, afterExclusive, onSaved }: Props) {
  const texts = useTexts('preferences')
  const queries = useQueryClient()
  const options = preferencesApi.find.queryOptions({ input: { profileId } })
  const read = useQuery(options)
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const [draft, setDraft] = useState<ShiftPreference[]>()
  const { state, change, flush } = useAutosave(preferencesApi.key())
  const edit = (preferences: ShiftPreference[]) => {
    setDraft(preferences)
    change(async () => {
      queries.setQueryData(options.queryKey, await preferencesApi.save.call({ profileId, preferences }))
      // what came after it stays on the screen
      setDraft(current => (current === preferences ? undefined : current))
      onSaved?.()
    })
  }
  return (
    <Loaded read={combineReads(read, shifts)} skeleton={<Skeletons rows={3} className="h-16" />}>
      {([{ preferences: stored, weeklyHoursWish }, standard]) => (
        <>
          {standard.length === 0 ? (
            <EmptyState text={texts.noShifts} />
          ) : (
            <>
              <Order preferences={draft ?? stored} shifts={standard} afterExclusive={afterExclusive} onChange={edit} />
              <SaveStatus state={state} onRetry={() => void flush()} />
            </>
          )}
          <HoursWishFields profileId={profileId} wish={weeklyHoursWish} onSaved={onSaved} />
        </>
      )}
    </Loaded>
  )
}

interface OrderProps {
  readonly preferences: readonly ShiftPreference[]
  readonly shifts: readonly Shift[]
  readonly afterExclusive: 'keep' | 'enable'
  readonly onChange: (preferences: ShiftPreference[]) => void
}

function Order({ preferences, shifts, afterExclusive, onChange }: OrderProps) {
  const texts = useTexts('preferences')
  const today = todayIn(useZones().organizationZone, serverNow())
  const exclusiveId = preferences.find(one => one.is_exclusive)?.id
  const exclusive = shifts.find(({ id }) => id === exclusiveId)
  return (
    <div className="flex flex-col gap-3">
      {exclusive && <Notice kind="info">{texts.locked(exclusive.name)}</Notice>}
      <SortableList
        label={texts.list}
        onMove={(from, to) => onChange(movePreference(preferences, from, to))}
        rows={preferences.flatMap(one => {
          const shift = shifts.find(({ id }) => id === one.id)
          if (!shift) return []
          const content = (
            <div className="flex items-center gap-3">
              <Switch
                hideLabel
                label={texts.enabled(shift.name)}
                checked={one.is_enabled}
                disabled={one.is_exclusive}
                onChange={() => onChange(togglePreference(preferences, one.id))}
              />
              <div className={`min-w-0 flex-1 ${one.is_enabled ? '' : 'opacity-50'}`}>
                <ShiftLine shift={shift} day={today} />
              </div>
              <IconButton
                size="sm"
                aria-pressed={one.is_exclusive}
                label={texts.exclusive(shift.name)}
                icon={one.is_exclusive ? <Lock aria-hidden size={15} /> : <LockOpen aria-hidden size={15} />}
                className={one.is_exclusive ? 'text-accent!' : 'text-text-3!'}
                onClick={() =>
                  onChange(
                    one.is_exclusive
                      ? makeNonExclusive(preferences, afterExclusive)
                      : makeExclusive(preferences, one.id),
                  )
                }
              />
            </div>
          )
          return [{ id: one.id, name: shift.name, content }]
        })}
      />
    </div>
  )
}
