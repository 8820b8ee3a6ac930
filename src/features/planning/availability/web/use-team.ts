import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Day } from '#kit/day.ts'
import { addWeeks, type Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Marking } from '../markings.ts'
import { emptyRow, rowWithStatus } from '../packed.ts'
import type { TeamWeek } from '../schema.ts'
import { availabilityApi, teamAvailabilityQuery } from './queries.ts'

export interface TeamMark {
  readonly week: Week
  readonly profileId: string
  readonly date: Day
  readonly shiftId: string
  readonly weekday: number
  readonly marking: Marking
}

/** Everybody's week, and how a manager marks a cell of it: at once on the screen, on the server behind it. */
export function useTeamWeek(week: Week) {
  const queries = useQueryClient()
  const toast = useToast()
  const { saveFailed } = useTexts('availability')
  const { mutate } = useMutation({
    mutationKey: ['availability', 'team'],
    mutationFn: ({ week: marked, profileId, date, shiftId, marking }: TeamMark) =>
      availabilityApi.setCells.call({ week: marked, profileId, cells: [{ date, shiftId, marking }] }),
    onMutate: async mark => {
      const { queryKey } = teamAvailabilityQuery(mark.week)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<TeamWeek>(queryKey, before => before && withMark(before, mark))
    },
    // what was accepted stands as marked, and the live event has it read again everywhere
    onError: error => {
      toast.error(messageOf(error, saveFailed))
      void queries.invalidateQueries({ queryKey: availabilityApi.team.key() })
    },
  })
  const read = useQuery(teamAvailabilityQuery(week))
  const isThere = read.data?.week === week
  // whoever looks at a week goes on to the one beside it
  useEffect(() => {
    if (!isThere) return
    for (const way of [1, -1]) void queries.prefetchQuery(teamAvailabilityQuery(addWeeks(week, way)))
  }, [queries, week, isThere])
  return { read, mark: mutate }
}

function withMark(team: TeamWeek, { profileId, shiftId, weekday, marking }: TeamMark): TeamWeek {
  const at = team.people.indexOf(profileId)
  const shiftIndex = team.shiftIds.indexOf(shiftId)
  const before = team.cells[at] ?? emptyRow.repeat(team.shiftIds.length)
  const row = rowWithStatus(before, shiftIndex, weekday, marking)
  if (at === -1) return { ...team, people: [...team.people, profileId], cells: [...team.cells, row] }
  return { ...team, cells: team.cells.with(at, row) }
}
