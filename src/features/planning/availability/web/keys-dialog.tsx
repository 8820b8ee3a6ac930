import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'

export function KeysDialog({ open, onOpenChange }: { open: boolean; readonly onOpenChange: (open: boolean) => void }) {
  const { keys } = useTexts('availability')
  const rows: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', keys.arrows],
    ['⇧ + ←↑→↓', keys.shiftArrows],
    ['␣', keys.space],
    ['1 2 3', keys.digits],
    ['N', keys.note],
    ['Home End', keys.homeEnd],
    ['?', keys.help],
  ]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={keys.title} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {rows.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd className="text-text-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
