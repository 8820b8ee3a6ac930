import { Fragment } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { PermissionChange } from '../difference.ts'
import {
  criticalPermissions,
  idlePermissions,
  permissionGroups,
  type PermissionGroup,
  type PermissionId,
} from '../permissions.ts'
import type { TemplateRole } from '../policy.ts'
import type { PermissionTemplate } from '../schema.ts'

interface Props {
  readonly templates: readonly PermissionTemplate[]
  readonly changes: readonly PermissionChange[]
  /** Whether the permission may be given to the role, or taken from it. */
  readonly mayFlip: (role: TemplateRole, permission: PermissionId, isGranted: boolean) => boolean
  readonly onFlip: (role: TemplateRole, permission: PermissionId) => void
}

const isShown = (permission: PermissionId): boolean => !idlePermissions.includes(permission)

/** One column a role, one row a permission that has an effect, in groups. */
export function PermissionMatrix({ templates, changes, mayFlip, onFlip }: Props) {
  const texts = useTexts('permissionPage')
  const { roles } = useTexts('permissions')
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-13 text-text-2">
            <th scope="col" className="px-3 py-3 font-medium sm:px-4">
              {texts.permission}
            </th>
            {templates.map(({ role }) => (
              <th
                key={role}
                scope="col"
                className="narrow w-17 px-0.5 py-3 text-center font-medium max-sm:text-12 sm:w-28 sm:px-2"
              >
                {roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(permissionGroups).map(([group, permissions]) => (
            <Fragment key={group}>
              <GroupHead group={group as PermissionGroup} columns={templates.length + 1} />
              {permissions.filter(isShown).map(permission => (
                <Row
                  key={permission}
                  permission={permission}
                  templates={templates}
                  changes={changes.filter(change => change.permission === permission)}
                  mayFlip={mayFlip}
                  onFlip={onFlip}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GroupHead({ group, columns }: { group: PermissionGroup; columns: number }) {
  const texts = useTexts('permissionPage')
  return (
    <tr className="bg-sunken/60">
      <th colSpan={columns} scope="rowgroup" className="px-4 py-1.5 text-12 font-semibold text-text-2">
        {texts.groups[group]}
      </th>
    </tr>
  )
}

interface RowProps extends Props {
  readonly permission: PermissionId
}

function Row({ permission, templates, changes, mayFlip, onFlip }: RowProps) {
  const { names, ...texts } = useTexts('permissionPage')
  const { roles } = useTexts('permissions')
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-2 font-normal sm:px-4">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-text max-sm:text-13 max-sm:narrow">{names[permission]}</span>
          {criticalPermissions.has(permission) && <Badge hue="red">{texts.critical}</Badge>}
          {changes.length > 0 && <Badge hue="indigo">{texts.changed}</Badge>}
        </span>
      </th>
      {templates.map(({ role, permissions }) => (
        <td key={role} className="px-0 text-center sm:px-2">
          <label className="inline-flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
            <input
              type="checkbox"
              aria-label={texts.grant(names[permission], roles[role])}
              checked={permissions.includes(permission)}
              disabled={!mayFlip(role, permission, permissions.includes(permission))}
              onChange={() => onFlip(role, permission)}
              className="size-4 accent-accent disabled:opacity-45"
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
