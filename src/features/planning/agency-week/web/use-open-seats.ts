import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Week } from '#kit/week.ts'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import { candidatesQuery } from '#features/planning/candidates/web/queries.ts'
import {
  allSeats,
  type BoardGroup,
  type BoardSeat,
  compareBoardSeats,
  type IsOpenSeat,
  neighbouringSeat,
} from '../board.ts'
import { openSeatsQuery } from './queries.ts'
import type { OpenSeatLine } from './side-panel.tsx'

/** Every gap to come of the groups that are shown, by start, with how many could work there. */
export function useOpenSeats(week: Week, groups: readonly BoardGroup[], isGap: IsOpenSeat, isEditable: boolean) {
  const read = useQuery({ ...openSeatsQuery(week), enabled: isEditable })
  const byShift = useMemo(() => new Map((read.data ?? []).map(gap => [shiftKey(gap), gap])), [read.data])
  const lines = useMemo(
    () =>
      allSeats(groups)
        .flatMap((seat): OpenSeatLine[] => {
          const gap = isGap(seat) ? byShift.get(shiftKey({ ...seat, shiftId: seat.shift.id })) : undefined
          return gap ? [{ seat, gap }] : []
        })
        .toSorted((a, b) => compareBoardSeats(a.seat, b.seat)),
    [groups, isGap, byShift],
  )
  const couldWork = useMemo(() => new Map([...byShift].map(([key, { free }]) => [key, free])), [byShift])
  return {
    read,
    lines,
    couldWork,
    /** The next or previous open seat that a member fits; after the last comes the first. */
    next: (here: BoardSeat | undefined, step: 1 | -1): BoardSeat | undefined => {
      const seats = read.data ? seatsToFill(lines) : allSeats(groups).filter(isGap).toSorted(compareBoardSeats)
      return neighbouringSeat(seats, here, step)
    },
  }
}

/** The seats that a member fits, or all of them if no member fits any. */
export function seatsToFill(lines: readonly OpenSeatLine[]): BoardSeat[] {
  const fitting = lines.filter(({ gap }) => gap.free > 0)
  return (fitting.length > 0 ? fitting : lines).map(({ seat }) => seat)
}

/** Who could work is known by the time that the seat is opened. */
export function usePrefetchCandidates(seat: BoardSeat | undefined, isEditable: boolean): void {
  const queries = useQueryClient()
  const [groupId, date, shiftId] = [seat?.groupId, seat?.date, seat?.shift.id]
  useEffect(() => {
    if (!isEditable || groupId === undefined || date === undefined || shiftId === undefined) return undefined
    const question = candidatesQuery(groupId, { date, shift: { id: shiftId } })
    const wait = setTimeout(() => void queries.prefetchQuery(question), 60)
    return () => clearTimeout(wait)
  }, [queries, isEditable, groupId, date, shiftId])
}
