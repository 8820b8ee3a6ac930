import { useTexts } from '#platform/web/i18n.tsx'
import { ShortcutsDialog as Keys } from '#platform/web/ui/keys-dialog.tsx'

export function AvailabilityShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const { keys } = useTexts('availability')
  return (
    <Keys
      open={open}
      onOpenChange={onOpenChange}
      title={keys.title}
      rows={[
        ['← ↑ → ↓', keys.arrows],
        ['⇧ + ←↑→↓', keys.shiftArrows],
        ['␣', keys.space],
        ['1 2 3', keys.digits],
        ['N', keys.note],
        [keys.names.homeEnd, keys.homeEnd],
        ['?', keys.help],
      ]}
    />
  )
}
