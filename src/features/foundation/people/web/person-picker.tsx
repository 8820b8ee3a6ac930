import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import type { Person } from '../schema.ts'
import { peopleApi } from './queries.ts'

interface Props {
  readonly label: string
  readonly hideLabel?: boolean
  /** What oneself is called in the list. */
  readonly own: string
  readonly selfId: string
  /** What is said of whoever is locked; without it they are not offered. */
  readonly locked?: string
  readonly value: string
  readonly onChange: (profileId: string) => void
}

/** Oneself first, then everybody by name. */
export function PersonPicker({ label, hideLabel = false, own, selfId, locked, value, onChange }: Props) {
  const { roles } = useTexts('permissions')
  const read = useQuery(peopleApi.list.queryOptions())
  const among = (people: readonly Person[]) => {
    const others = people.filter(person => person.id !== selfId && (locked !== undefined || !person.isLocked))
    return (
      <Combobox
        label={label}
        hideLabel={hideLabel}
        value={value}
        options={[
          { value: selfId, label: own },
          ...others.map(({ id, fullName, role, isLocked }) => ({
            value: id,
            label: fullName,
            detail: (isLocked ? locked : undefined) ?? roles[role],
          })),
        ]}
        onChange={onChange}
      />
    )
  }
  return (
    <div data-compact="" className="w-65 max-w-full max-sm:w-full">
      <Loaded read={read} skeleton={among([])}>
        {among}
      </Loaded>
    </div>
  )
}
