import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** The keys, and what they do. */
  readonly rows: readonly (readonly [string, string])[]
}

/** Which keys work on a page. */
export const ShortcutsDialog = ({ open, onOpenChange, title, rows }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={title} size="sm">
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
