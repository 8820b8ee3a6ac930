import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { everybodysReliabilityQuery } from './queries.ts'
import { nothingKnown, ReliabilityFacts } from './reliability-facts.tsx'

/** Of somebody else, for a manager. */
export function MemberReliability({ profileId }: { profileId: string }) {
  const texts = useTexts('reliability')
  const read = useQuery(everybodysReliabilityQuery)
  if (read.data === null) return null
  return (
    <section aria-label={texts.title} className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="text-14 font-semibold text-text">{texts.title}</h3>
      <Loaded read={read} skeleton={<Skeletons rows={4} className="h-9" />}>
        {everybody => (
          <ReliabilityFacts
            reliability={everybody?.people.find(person => person.profileId === profileId) ?? nothingKnown}
          />
        )}
      </Loaded>
    </section>
  )
}
