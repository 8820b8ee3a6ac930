import { useQuery } from '@tanstack/react-query'
import { ExternalLink, MessagesSquare } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { communityQuery } from './queries.ts'

/** The way to the server on which the agency's people meet. */
export function CommunityServerLinkWidget() {
  const { community: texts } = useTexts('dashboard')
  const read = useQuery(communityQuery)
  return (
    <Widget title={texts.title} folded={read.data === null ? texts.empty : undefined} className="shrink-0">
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={1} className="h-9" />
          </div>
        }
      >
        {community =>
          community ? (
            <div className="flex flex-wrap items-center gap-3 px-4 py-3">
              <p className="min-w-0 flex-1 wrap-anywhere text-text-2">{texts.text(community.serverName)}</p>
              <a
                href={community.inviteUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {texts.join}
                <ExternalLink role="img" aria-label={texts.newWindow} size={14} />
              </a>
            </div>
          ) : (
            <EmptyState icon={<MessagesSquare aria-hidden size={18} />} text={texts.empty} />
          )
        }
      </Loaded>
    </Widget>
  )
}
