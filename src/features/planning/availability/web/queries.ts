import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Week, weekNumber } from '#kit/week.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { isNextWriteDeferred } from '#platform/web/outbox.ts'
import { featureApi, messageOf, Unreached } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { availabilityContract } from '../contract.ts'
import type { AvailabilityWeek, CellChange } from '../schema.ts'
import { isSameCell, applyChangeToEntry } from './entries.ts'
import { queueMarks } from './waiting-marks.ts'

export const availabilityApi = featureApi<typeof availabilityContract>('availability')

export const availabilityWeekQuery = (week: Week, profileId: string) =>
  availabilityApi.week.queryOptions({ input: { week, profileId } })

/** Everybody's week. It says which one it is: the one before may stay until it is there. */
export const teamAvailabilityQuery = (week: Week) =>
  availabilityApi.team.queryOptions({ input: { week }, placeholderData: keepPreviousData })

/**
 * Marks cells on the screen at once and on the server behind it; what the server refuses is taken back with a toast. One's
 * own wait without a connection.
 */
export function useMarkCells(week: Week, profileId: string, isOwn: boolean): (cells: CellChange[]) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const texts = useTexts('availability')
  const language = useLanguage()
  const { queryKey } = availabilityWeekQuery(week, profileId)
  const mutationKey = ['availability', week, profileId]
  const wait = (cells: CellChange[], before: AvailabilityWeek | undefined, error?: unknown) => {
    const shifts = queries.getQueryData(shiftsApi.list.queryKey()) ?? []
    const nameOf = (id: string) => shifts.find(shift => shift.id === id)?.name ?? ''
    const words = {
      title: texts.marks(weekNumber(week)),
      partOf: ({ date, shiftId, marking }: CellChange) =>
        texts.cell(nameOf(shiftId), longDay(date, language), texts.status[marking]),
    }
    void queueMarks({ week, profileId, cells }, before?.entries ?? [], words, error)
  }
  const { mutate } = useMutation(
    availabilityApi.setCells.mutationOptions({
      mutationKey,
      meta: { foresees: queryKey },
      onMutate: async ({ cells }) => {
        await queries.cancelQueries({ queryKey })
        const before = queries.getQueryData<AvailabilityWeek>(queryKey)
        queries.setQueryData<AvailabilityWeek>(queryKey, week => week && withCells(week, cells))
        return before
      },
      onError: (error, { cells }, before) => {
        // without a connection nothing can be read anew, and what was not stored would stay on the screen
        if (before && queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, before)
        if (isOwn && error instanceof Unreached) wait(cells as CellChange[], before, error)
        else toast.error(messageOf(error, texts.saveFailed))
      },
      // strokes may overlap: only after the last one is the server's word the newest
      onSettled: () => {
        if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey })
      },
    }),
  )
  return cells =>
    isOwn && isNextWriteDeferred() ? wait(cells, queries.getQueryData(queryKey)) : mutate({ week, profileId, cells })
}

function withCells(
  week: AvailabilityWeek,
  changes: readonly Parameters<typeof applyChangeToEntry>[1][],
): AvailabilityWeek {
  const kept = week.entries.filter(entry => !changes.some(change => isSameCell(entry, change)))
  const changed = changes.map(change =>
    applyChangeToEntry(
      week.entries.find(entry => isSameCell(entry, change)),
      change,
    ),
  )
  return { ...week, entries: [...kept, ...changed] }
}
