import { Fragment, type KeyboardEvent, useState } from 'react'
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
  const [chosen, choose] = useState('')
  const boxes = Object.values(permissionGroups)
    .flat()
    .filter(isShown)
    .flatMap(permission =>
      templates
        .filter(({ role, permissions }) => mayFlip(role, permission, permissions.includes(permission)))
        .map(({ role }) => boxKey(permission, role)),
    )
  const stop = boxes.includes(chosen) ? chosen : boxes[0]
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      {/* arrows lead from cell to cell, which a table does not promise */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" className="w-full text-left" onKeyDown={moveFocus}>
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
                  stop={stop}
                  onFocus={choose}
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
  /** The box that Tab reaches; arrows lead to the others. */
  readonly stop: string | undefined
  readonly onFocus: (box: string) => void
}

const boxKey = (permission: PermissionId, role: TemplateRole): string => `${permission} ${role}`

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** To the next box that can be ticked in the direction of the arrow; Home and End go to the ends of the row, with Ctrl of the table. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.parentElement
  if (!cell || !(row instanceof HTMLTableRowElement) || event.altKey || event.shiftKey) return
  const isToEnd = event.key === 'Home' || event.key === 'End'
  const found = isToEnd
    ? (event.ctrlKey ? event.currentTarget : row).querySelectorAll<HTMLElement>('input:enabled')
    : inDirection(event.currentTarget, row.rowIndex, cell.cellIndex, steps[event.key])
  const next = [...found].at(event.key === 'End' ? -1 : 0)
  if (isToEnd || steps[event.key]) event.preventDefault()
  next?.focus()
}

/** The boxes from the cell onwards, the nearest first. */
function inDirection(
  { rows }: HTMLTableElement,
  row: number,
  column: number,
  [down, right]: readonly [number, number] = [0, 0],
): HTMLElement[] {
  const found: HTMLElement[] = []
  if (down === 0 && right === 0) return found
  for (let at = 1; ; at++) {
    const line = rows[row + down * at]
    const cell = line?.cells[column + right * at]
    if (!line || (right !== 0 && !cell)) return found
    const box = cell?.querySelector<HTMLElement>('input:enabled')
    if (box) found.push(box)
  }
}

function Row({ permission, templates, changes, mayFlip, onFlip, stop, onFocus }: RowProps) {
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
              tabIndex={stop === boxKey(permission, role) ? 0 : -1}
              onFocus={() => onFocus(boxKey(permission, role))}
              onChange={() => onFlip(role, permission)}
              className="size-4 accent-accent disabled:opacity-45"
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
