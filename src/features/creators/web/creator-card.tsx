import { Pencil, Trash2 } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import type { Creator } from '../schema.ts'
import { CreatorLinks } from './creator-links.tsx'
import { Stars } from './importance.tsx'

interface Props {
  readonly creator: Creator
  readonly mayEdit: boolean
  readonly onEdit: (creator: Creator) => void
  readonly onRemove: (creator: Creator) => void
}

export function CreatorCard({ creator, mayEdit, onEdit, onRemove }: Props) {
  const texts = useTexts('creators')
  const { id, name, description, importance, tags, creatorPlatforms, socialChannels } = creator
  return (
    <article className="group relative flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <header className="flex items-start gap-3">
        <Avatar id={id} initials={initialsOf(name)} size={52} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold break-words text-text">{name}</h2>
          <Stars importance={importance} />
        </div>
        {mayEdit && (
          <div className="flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            <IconButton
              size="sm"
              label={texts.edit(name)}
              icon={<Pencil aria-hidden size={15} />}
              onClick={() => onEdit(creator)}
            />
            <IconButton
              size="sm"
              label={texts.remove(name)}
              icon={<Trash2 aria-hidden size={15} />}
              onClick={() => onRemove(creator)}
            />
          </div>
        )}
      </header>
      {description !== '' && <p className="line-clamp-3 break-words text-text-2">{description}</p>}
      {tags.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {tags.map(tag => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      )}
      <CreatorLinks label={texts.accounts} creatorName={name} links={creatorPlatforms} />
      <CreatorLinks label={texts.channels} creatorName={name} links={socialChannels} />
    </article>
  )
}
