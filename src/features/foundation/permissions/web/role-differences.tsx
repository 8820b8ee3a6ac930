import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { diffFromDefaults, type PermissionChange } from '../difference.ts'
import type { PermissionTemplate } from '../schema.ts'

interface Props {
  readonly templates: readonly PermissionTemplate[]
  /** Whether the actor may undo the difference. */
  readonly mayUndo: (difference: PermissionChange) => boolean
  readonly onReset: (differences: readonly PermissionChange[]) => void
}

/** The permissions that each role has beyond or below its defaults. */
export function RoleDifferences({ templates, mayUndo, onReset }: Props) {
  const { names, ...texts } = useTexts('permissionPage')
  const { roles } = useTexts('permissions')
  return (
    <Card>
      <ul className="divide-y divide-line">
        {templates.map(template => {
          const differences = diffFromDefaults([template])
          const undoable = differences.filter(mayUndo)
          const named = (isGranted: boolean) =>
            differences.filter(each => each.isGranted === isGranted).map(({ permission }) => names[permission])
          const lines = [
            { text: texts.additional, permissions: named(true) },
            { text: texts.without, permissions: named(false) },
          ].filter(({ permissions }) => permissions.length > 0)
          return (
            <li key={template.role} className="flex min-h-14 items-center gap-4 px-4 py-2">
              <div className="min-w-0 flex-1">
                <h2 className="font-medium text-text">{roles[template.role]}</h2>
                {lines.length === 0 && <p className="text-13 text-text-2">{texts.asDefault}</p>}
                {lines.map(({ text, permissions }) => (
                  <p key={text([])} className="text-13 text-text">
                    {text(permissions)}
                  </p>
                ))}
              </div>
              {undoable.length > 0 && (
                <Button size="sm" aria-label={texts.resetOf(roles[template.role])} onClick={() => onReset(undoable)}>
                  {texts.reset}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
