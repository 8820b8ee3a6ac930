import { ArrowUpRight } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { shownOnCard } from '../rules.ts'
import type { CreatorLink } from '../schema.ts'
import { PlatformMark } from '#features/agency/platforms/web/platform-mark.tsx'
import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'

interface Props {
  readonly label: string
  readonly creatorName: string
  readonly links: readonly CreatorLink[]
  /** Only for screen readers, where a row has no space for it. */
  readonly hideLabel?: boolean
}

/** The first two on the card, the others from the third on behind "+N more". */
export function CreatorLinks({ label, creatorName, links, hideLabel = false }: Props) {
  const texts = useTexts('creators')
  const rest = links.slice(shownOnCard)
  if (links.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h3 className={hideLabel ? 'sr-only' : 'text-12 text-text-3'}>{label}</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {links.slice(0, shownOnCard).map(link => (
          <AccountLink key={link.id} link={link} creatorName={creatorName} />
        ))}
        {rest.length > 0 && (
          <Popover
            className="p-2"
            trigger={
              <button
                type="button"
                aria-label={`${texts.more(rest.length)}: ${texts.moreOf(label, creatorName)}`}
                className="h-7 rounded-chip px-1.5 text-12 font-medium text-accent hover:underline pointer-coarse:h-11"
              >
                {texts.more(rest.length)}
              </button>
            }
          >
            <ul className="flex min-w-44 flex-col gap-1">
              {rest.map(link => (
                <li key={link.id}>
                  <AccountLink link={link} creatorName={creatorName} />
                </li>
              ))}
            </ul>
          </Popover>
        )}
      </div>
    </div>
  )
}

function AccountLink({ link, creatorName }: { link: CreatorLink; creatorName: string }) {
  const texts = useTexts('creators')
  const name = usePlatformName()(link.platform)
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      className="relative inline-flex h-7 max-w-full items-center gap-1.5 rounded-chip bg-sunken pr-2 pl-1 text-12 font-medium text-text-2 hover:text-text pointer-coarse:h-11"
    >
      <PlatformMark platformKey={link.platform} name={name} />
      <span className="sr-only">{texts.opens(name, creatorName)}</span>
      <span aria-hidden className="truncate">
        {name}
      </span>
      {link.accountType === 'secondary' && <span className="text-text-3">{texts.accountTypes.secondary}</span>}
      <ArrowUpRight aria-hidden size={13} className="shrink-0 text-text-3" />
    </a>
  )
}
