import { Ellipsis, Table2, Trash2 } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'

interface Props {
  /** Undefined: the plan as it stands. */
  readonly letter?: string
  readonly onFigures: () => void
  readonly onRemove?: () => void
}

export function ProposalMenu({ letter, onFigures, onRemove }: Props) {
  const { table: texts } = useTexts('autoplan')
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={letter === undefined ? texts.menu : texts.more(letter)}
          icon={<Ellipsis aria-hidden size={15} />}
        />
      }
      items={[
        { label: texts.asTable, icon: <Table2 aria-hidden size={15} />, onSelect: onFigures },
        ...(onRemove
          ? [
              null,
              { label: texts.remove, icon: <Trash2 aria-hidden size={15} />, isDangerous: true, onSelect: onRemove },
            ]
          : []),
      ]}
    />
  )
}
