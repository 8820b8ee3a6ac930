import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { CandidateNotes } from '#features/planning/candidates/web/candidate-notes.ts'
import { toSeeReliability } from '#features/work/reliability/policy.ts'
import { everybodysReliabilityQuery } from '#features/work/reliability/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useIdle } from '#platform/web/use-idle.ts'

/** Beside candidates, for managers: how far one can rely on them. Whoever is new has nothing beside them. */
export function ReliabilityNotesProvider({ children }: { children: ReactNode }) {
  const texts = useTexts('reliability')
  const { organization } = useMember()
  const isIdle = useIdle()
  const enabled = useMay()(toSeeReliability) && organization.attendanceEnabled && isIdle
  const { data } = useQuery({ ...everybodysReliabilityQuery, enabled })
  const noteOf = useMemo(() => {
    const values = new Map(data?.people.map(({ profileId, value }) => [profileId, value]))
    return (profileId: string) => {
      const value = values.get(profileId)
      if (value === undefined || value === null) return undefined
      return { text: texts.short(value), meaning: `${texts.title}: ${texts.formula}` }
    }
  }, [data, texts])
  return <CandidateNotes value={noteOf}>{children}</CandidateNotes>
}
