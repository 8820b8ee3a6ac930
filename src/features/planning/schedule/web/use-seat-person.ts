import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { candidatesQuery } from '#features/planning/candidates/web/queries.ts'
import type { CandidateChoice } from './queries.ts'
import type { Seat } from './seats.ts'

/** Seats somebody who was dropped on a seat: judged by the same list as one who is picked from it. */
export function useAssignDroppedMember(groupId: string, choose: (choice: CandidateChoice) => void) {
  const queries = useQueryClient()
  const toast = useToast()
  const { assignFailed, candidates: texts } = useTexts('schedule')
  return async (profileId: string, seat: Seat): Promise<void> => {
    try {
      const candidates = await queries.fetchQuery(candidatesQuery(groupId, seat))
      const candidate = candidates.find(each => each.profileId === profileId)
      if (candidate && candidate.fit !== 'blocked') choose({ seat, candidate })
      else toast.error(assignFailed, { description: texts.blocked })
    } catch (error) {
      toast.error(messageOf(error, assignFailed))
    }
  }
}
