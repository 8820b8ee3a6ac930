import { Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import type { Creator } from '../schema.ts'

export interface CreatorItemProps {
  readonly creator: Creator
  readonly mayEdit: boolean
  readonly onEdit: (creator: Creator) => void
  readonly onRemove: (creator: Creator) => void
}

export function CreatorActions({ creator, onEdit, onRemove }: Omit<CreatorItemProps, 'mayEdit'>) {
  const texts = useTexts('creators')
  return (
    <>
      <IconButton
        size="sm"
        label={texts.edit(creator.name)}
        icon={<Pencil aria-hidden size={15} />}
        onClick={() => onEdit(creator)}
      />
      <IconButton
        size="sm"
        label={texts.remove(creator.name)}
        icon={<Trash2 aria-hidden size={15} />}
        onClick={() => onRemove(creator)}
      />
    </>
  )
}
