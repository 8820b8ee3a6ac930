import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { CreatorActions, type CreatorItemProps } from './creator-actions.tsx'
import { CreatorLinks } from './creator-links.tsx'
import { Stars } from './importance.tsx'

/** A creator in the list view: without picture and description. */
export function CreatorRow({ creator, mayEdit, onEdit, onRemove }: CreatorItemProps) {
  const texts = useTexts('creators')
  const { name, importance, tags, isActive, creatorPlatforms, socialChannels } = creator
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-2 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto]">
      <header className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 font-medium break-words text-text">{name}</h2>
          {!isActive && <Badge>{texts.inactive}</Badge>}
        </div>
        <Stars importance={importance} />
      </header>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:order-last max-md:col-span-full">
        <CreatorLinks hideLabel label={texts.accounts} creatorName={name} links={creatorPlatforms} />
        <CreatorLinks hideLabel label={texts.channels} creatorName={name} links={socialChannels} />
        {tags.length > 0 && (
          <div className="flex flex-wrap gap-1">
            {tags.map(tag => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </div>
        )}
      </div>
      {mayEdit && (
        <div className="flex">
          <CreatorActions creator={creator} onEdit={onEdit} onRemove={onRemove} />
        </div>
      )}
    </article>
  )
}
