import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Awaited } from '#platform/web/ui/shown-whole.tsx'
import { reachabilityApi } from './queries.ts'

interface Props {
  /** The recipients, in the order in which the notice names them. */
  readonly people: readonly { readonly id: string; readonly fullName: string }[]
}

/** Names the recipients who see it in the app only, with the reasons. */
export function UnreachableNotice({ people }: Props) {
  const { onlyInApp, because } = useTexts('reachability')
  const { data, isPending } = useQuery(reachabilityApi.list.queryOptions())
  if (isPending) return <Awaited />
  const whyById = new Map(data?.map(({ profileId, ...why }) => [profileId, because(why)]))
  const unreachable = people.filter(({ id }) => whyById.has(id))
  if (unreachable.length === 0) return undefined
  return (
    <Notice kind="warning" title={onlyInApp(unreachable.length)}>
      <ul>
        {[...Map.groupBy(unreachable, ({ id }) => whyById.get(id))].map(([why, those]) => (
          <li key={why} className="first-letter:uppercase">
            {why}
            {/* where it holds for all of them, no name says more */}
            {those.length < people.length && (
              <>
                {': '}
                <span translate="no">{those.map(({ fullName }) => fullName).join(', ')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
