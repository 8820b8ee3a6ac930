import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#kit/day.ts'
import type { Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Marking } from '../markings.ts'
import { emptyRow, rowWith } from '../packed.ts'
import type { TeamWeek } from '../schema.ts'
import { availabilityApi } from './queries.ts'

export interface TeamMark {
  readonly profileId: string
  readonly date: Day
  readonly shiftId: string
  readonly weekday: number
  readonly marking: Marking
}

/** Everybody's week, and how a manager marks a cell of it: at once on the screen, on the server behind it. */
export function useTeam(week: Week) {
  const queries = useQueryClient()
  const toast = useToast()
  const { saveFailed } = useTexts('availability')
  const options = availabilityApi.team.queryOptions({ input: { week } })
  const mutationKey = ['availability', 'team', week]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ profileId, date, shiftId, marking }: TeamMark) =>
      availabilityApi.setCells.call({ week, profileId, cells: [{ date, shiftId, marking }] }),
    onMutate: async mark => {
      await queries.cancelQueries({ queryKey: options.queryKey })
      queries.setQueryData<TeamWeek>(options.queryKey, before => before && withMark(before, mark))
    },
    onError: error => toast.error(messageOf(error, saveFailed)),
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: availabilityApi.key() })
    },
  })
  // comparing thousands of cells costs more than drawing the rows that changed
  return { read: useQuery({ ...options, structuralSharing: false }), mark: mutate }
}

function withMark(team: TeamWeek, { profileId, shiftId, weekday, marking }: TeamMark): TeamWeek {
  const at = team.people.indexOf(profileId)
  const shiftIndex = team.shiftIds.indexOf(shiftId)
  const before = team.cells[at] ?? emptyRow.repeat(team.shiftIds.length)
  const row = rowWith(before, shiftIndex, weekday, marking)
  if (at === -1) return { ...team, people: [...team.people, profileId], cells: [...team.cells, row] }
  return { ...team, cells: team.cells.with(at, row) }
}
