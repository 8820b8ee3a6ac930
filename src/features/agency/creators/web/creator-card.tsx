import { initialsOf } from '#kit/text.ts'
import { Picture } from '#features/foundation/images/web/picture.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Creator } from '../schema.ts'
import { CreatorActions, type CreatorItemProps } from './creator-actions.tsx'
import { CreatorLinks } from './creator-links.tsx'
import { Stars } from './importance.tsx'

export function CreatorCard({ creator, mayEdit, onEdit, onRemove }: CreatorItemProps) {
  const texts = useTexts('creators')
  const { name, description, importance, tags, isActive, creatorPlatforms, socialChannels } = creator
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <Cover creator={creator} />
      {mayEdit && (
        <div className="absolute top-2 right-2 flex rounded-control border border-line bg-float p-0.5 opacity-0 shadow-card transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <CreatorActions creator={creator} onEdit={onEdit} onRemove={onRemove} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <header className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="min-w-0 font-semibold break-words text-text">{name}</h2>
            {!isActive && <Badge>{texts.inactive}</Badge>}
          </div>
          <Stars importance={importance} />
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
      </div>
    </article>
  )
}

const hues = ['blue', 'purple', 'pink', 'teal', 'orange', 'indigo'] as const

/** The picture, or the initials on a colour of the creator's own. */
function Cover({ creator: { id, name, avatarImage, avatarPosition } }: { creator: Creator }) {
  const box = 'aspect-[16/9] w-full border-b border-line'
  if (avatarImage !== null) {
    return <Picture id={avatarImage} focus={avatarPosition} sizes="(max-width: 640px) 100vw, 400px" className={box} />
  }
  const hue =
    hues[Array.from(id, letter => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % hues.length]
  return (
    <div
      aria-hidden
      data-hue={hue}
      className={`${box} flex items-center justify-center bg-hue-bg text-[40px] font-semibold tracking-tight text-hue-fg select-none`}
    >
      {initialsOf(name)}
    </div>
  )
}
