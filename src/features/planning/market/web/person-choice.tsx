interface Person {
  readonly profileId: string
  readonly fullName: string
}

interface Props {
  readonly label: string
  readonly people: readonly Person[]
  readonly chosen: ReadonlySet<string>
  /** Beside a name. */
  readonly note?: (person: Person) => string | undefined
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** Some of several people; of a long list a row is cut through, which says that it goes on. */
export const PersonChoice = ({ label, people, chosen, note, onChange }: Props) => (
  <ul aria-label={label} className="max-h-59 overflow-y-auto overscroll-contain pointer-coarse:max-h-61">
    {people.map(person => {
      const { profileId, fullName } = person
      const said = note?.(person)
      return (
        <li key={profileId}>
          <label className="flex min-h-9 items-center gap-2.5 text-14 text-text pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={chosen.has(profileId)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(profileId)
                else next.delete(profileId)
                onChange(next)
              }}
            />
            <span className="min-w-0 wrap-anywhere">{fullName}</span>
            {said !== undefined && <span className="text-12 text-text-3">{said}</span>}
          </label>
        </li>
      )
    })}
  </ul>
)
