import { allSeats, type BoardGroup } from '../board.ts'

export const countGroupDrafts = (group: BoardGroup): number =>
  allSeats([group]).filter(({ taken }) => taken?.state === 'draft').length

export const hasDraftsToPublish = (group: BoardGroup): boolean => countGroupDrafts(group) > 0
