import { allSeats, type BoardGroup } from '../board.ts'

export const draftsOf = (group: BoardGroup): number =>
  allSeats([group]).filter(({ taken }) => taken?.state === 'draft').length

export const isToPublish = (group: BoardGroup): boolean => draftsOf(group) > 0
