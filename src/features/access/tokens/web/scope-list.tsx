import { useId } from 'react'
import {
  type PermissionGroup,
  permissionGroups,
  type PermissionId,
} from '#features/foundation/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { FieldHint } from '#platform/web/ui/field.tsx'
import { useFieldError } from '#platform/web/ui/form.tsx'

interface Props {
  readonly scopes: readonly PermissionId[]
  readonly chosen: ReadonlySet<PermissionId>
  /** What stands for more than its name says. */
  readonly leads: PermissionId
  readonly onToggle: (scope: PermissionId) => void
}

/** What a token may, to be ticked; what its maker may not is not there. */
export function ScopeList({ scopes, chosen, leads, onToggle }: Props) {
  const { dialog: texts, scopeNames: names, scopeGroups: groups } = useTexts('tokens')
  const error = useFieldError('scopes')
  const below = useId()
  const shown = (Object.keys(permissionGroups) as PermissionGroup[])
    .map(group => ({ group, ids: permissionGroups[group].filter(id => scopes.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <fieldset aria-describedby={below} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-13 font-medium text-text-2">{texts.scopes}</legend>
      <div className="flex flex-col gap-3 rounded-control border border-line p-3">
        {shown.map(({ group, ids }) => (
          <div key={group} role="group" aria-label={groups[group]}>
            <p aria-hidden className="pb-1 text-12 font-medium text-text-3">
              {groups[group]}
            </p>
            <ul className="grid gap-x-4 sm:grid-cols-2">
              {ids.map(id => (
                <li key={id}>
                  <label className="flex min-h-9 items-start gap-2.5 py-1.5 text-14 text-text pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      name="scopes"
                      className="mt-0.5 size-4 shrink-0 accent-accent"
                      checked={chosen.has(id)}
                      onChange={() => onToggle(id)}
                    />
                    <span className="min-w-0">
                      {names[id]}
                      {id === leads && <span className="block text-12 text-text-3">{texts.leads}</span>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <FieldHint id={below} text={error ?? texts.scopesHint} isError={error !== undefined} />
    </fieldset>
  )
}
