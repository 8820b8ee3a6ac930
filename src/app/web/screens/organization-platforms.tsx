import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type PlatformKind, platformKinds } from '#features/agency/platforms/built-in.ts'
import { PlatformList } from '#features/agency/platforms/web/platform-list.tsx'
import { platformsApi, platformsQuery } from '#features/agency/platforms/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'
import { lazily } from '#platform/web/lazily.ts'

const PlatformDialog = lazily(() => import('#features/agency/platforms/web/platform-dialog.tsx'), 'PlatformDialog')

/** Which platforms creators can be on, and in which order they are offered. */
export function OrganizationPlatformsScreen() {
  const texts = useTexts('platforms')
  const read = combineReads(useQuery(platformsQuery), useQuery(platformsApi.used.queryOptions()))
  const [kind, setKind] = useState<PlatformKind>('creator')
  const [isAdding, setAdding] = useState(false)
  return (
    <OrganizationPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden size={16} />
          {texts.add}
        </Button>
      }
    >
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-12" />}>
        {([platforms, used]) => (
          <Tabs
            label={texts.title}
            value={kind}
            onChange={next => setKind(platformKinds.find(each => each === next) ?? 'creator')}
            tabs={platformKinds.map(each => {
              const rows = platforms.filter(platform => platform.kind === each)
              return {
                value: each,
                label: texts.kinds[each],
                count: rows.length,
                content: (
                  <PlatformList
                    kind={each}
                    rows={rows}
                    used={new Set(used.flatMap(one => (one.kind === each ? one.key : [])))}
                  />
                ),
              }
            })}
          />
        )}
      </Loaded>
      <Suspense>{isAdding && <PlatformDialog kind={kind} onClose={() => setAdding(false)} />}</Suspense>
    </OrganizationPage>
  )
}
