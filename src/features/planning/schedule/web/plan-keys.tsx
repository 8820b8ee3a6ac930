import { useTexts } from '#platform/web/i18n.tsx'
import { ShortcutsDialog } from '#platform/web/ui/keys-dialog.tsx'

interface Props {
  readonly open: boolean
  readonly isEditable: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys of the board; whoever only looks is not told of those that change it. */
export function PlanShortcutsDialog({ open, isEditable, onOpenChange }: Props) {
  const { keys } = useTexts('planBoard')
  const { control, shift } = keys.names
  const changing: readonly (readonly [string, string])[] = [
    [keys.names.delete, keys.remove],
    [`${control} + X`, keys.take],
    [`${control} + V`, keys.put],
    [`${control} + Z`, keys.undo],
    [`${control} + ${shift} + Z`, keys.redo],
  ]
  return (
    <ShortcutsDialog
      open={open}
      onOpenChange={onOpenChange}
      title={keys.title}
      rows={[
        ['← ↑ → ↓', keys.arrows],
        [keys.names.homeEnd, keys.homeEnd],
        ['↵', keys.open],
        ...(isEditable ? changing : []),
        ['?', keys.help],
      ]}
    />
  )
}
