import { useTexts } from '#platform/web/i18n.tsx'
import { KeysDialog } from '#platform/web/ui/keys-dialog.tsx'

interface Props {
  readonly open: boolean
  readonly isEditable: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys of the board; whoever only looks is not shown those that change it. */
export function BoardKeysDialog({ open, isEditable, onOpenChange }: Props) {
  const { keys } = useTexts('agencyWeek')
  const { names } = useTexts('planBoard').keys
  const { control, shift } = names
  return (
    <KeysDialog
      open={open}
      onOpenChange={onOpenChange}
      title={keys.title}
      rows={[
        ['← ↑ → ↓', keys.arrows],
        ['N', keys.next],
        ['↵', keys.enter],
        ...(isEditable
          ? ([
              ['A … Z', keys.letters],
              [`${shift} + ← ↑ → ↓`, keys.shiftArrows],
              ['P', keys.pin],
              [names.delete, keys.empty],
              [`${control} + C / X / V`, keys.copy],
              [`${control} + Z, ${control} + ${shift} + Z`, keys.undo],
            ] as const)
          : []),
        ['?', keys.help],
      ]}
    />
  )
}
