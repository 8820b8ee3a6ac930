import { defaultNames, isDefault } from '#features/agency/shifts/names.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Detail } from '../details.ts'
import {
  type KnownName,
  type MatchedDetail,
  detailMatcher,
  type KnownNames,
  type UnmatchedName,
  unmatchedIn,
} from '../known-names.ts'
import type { PersonRows } from '../reading.ts'
import * as placeStore from './known-name-store.ts'
import type { DetailRow } from './store.ts'

type MatchDetail = (detail: Detail) => MatchedDetail

/** What of the organisation's the lines of a file mean, and what nobody has here. Most files name nothing of it. */
export async function matchDetails(
  tx: Tx,
  organizationId: string,
  people: readonly PersonRows[],
): Promise<{ place: MatchDetail; unplaced: UnmatchedName[] }> {
  const details = people.flatMap(person => person.details)
  if (details.length === 0) return { place: nowhere, unplaced: [] }
  const place = detailMatcher(await placesOf(tx, organizationId))
  return { place, unplaced: unmatchedIn(details, place) }
}

const nowhere: MatchDetail = () => ({ shiftId: null, groupId: null, creatorId: null })

/** A shift that nobody has renamed is called in both languages. */
async function placesOf(tx: Tx, organizationId: string): Promise<KnownNames> {
  const shifts = await placeStore.listShifts(tx, organizationId)
  return {
    shift: shifts.map(({ id, name, groupId }) => ({
      id,
      groupId,
      names: isDefault(id) && defaultNames[id].de === name ? Object.values(defaultNames[id]) : [name],
    })),
    group: (await placeStore.listGroups(tx, organizationId)).map(named),
    creator: (await placeStore.listCreators(tx, organizationId)).map(named),
  }
}

const named = ({ id, name }: { readonly id: string; readonly name: string }): KnownName => ({ id, names: [name] })

/** Of everybody whose rows are kept. */
export const detailRows = (
  people: readonly PersonRows[],
  profileOf: ReadonlyMap<string, string>,
  place: MatchDetail,
): DetailRow[] =>
  people.flatMap(({ key, details }) => {
    const profileId = profileOf.get(key)
    if (profileId === undefined) return []
    return details.map(detail => {
      const { line: _, lineCount: __, ...kept } = detail
      return { ...kept, ...place(detail), profileId }
    })
  })
