import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { ownReliabilityQuery } from './queries.ts'
import { ReliabilityFacts } from './reliability-facts.tsx'

/** How far others can rely on oneself, as managers see it. */
export function OwnReliabilityCard() {
  const texts = useTexts('reliability')
  const read = useQuery(ownReliabilityQuery)
  if (read.data === null) return null
  return (
    <Card title={texts.ownTitle}>
      <div className="p-4">
        <Loaded read={read} skeleton={<Skeletons rows={4} className="h-9" />}>
          {reliability => reliability && <ReliabilityFacts reliability={reliability} />}
        </Loaded>
      </div>
    </Card>
  )
}
