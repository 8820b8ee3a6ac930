import type { Currency } from '#kit/money.ts'
import type { PaidPerson } from './schema.ts'

export interface PayAmount {
  readonly total: number
  /** Null: nobody has said; there is nothing to pay then. */
  readonly currency: Currency | null
}

export interface PayChange {
  readonly profileId: string
  readonly fullName: string
  readonly before: PayAmount
  readonly after: PayAmount
}

const nothing: PayAmount = { total: 0, currency: null }

/** Whose pay is another than it was, as the later list has them; whoever stands in one list alone has nothing in the other. */
export function changesBetween(before: readonly PaidPerson[], after: readonly PaidPerson[]): PayChange[] {
  const was = new Map(before.map(person => [person.profileId, person]))
  const stays = new Set(after.map(({ profileId }) => profileId))
  const changed = after.flatMap((person): PayChange[] => {
    const then = was.get(person.profileId)
    return then && contentOf(then) === contentOf(person) ? [] : [changeOf(person, then ?? nothing, person)]
  })
  const gone = before.filter(({ profileId }) => !stays.has(profileId)).map(person => changeOf(person, person, nothing))
  return [...changed, ...gone]
}

/** Equal totals can come about in other ways. */
const contentOf = ({ profileId: _, fullName: __, avatarImage: ___, ...content }: PaidPerson): string =>
  JSON.stringify(content)

const changeOf = ({ profileId, fullName }: PaidPerson, before: PayAmount, after: PayAmount): PayChange => ({
  profileId,
  fullName,
  before,
  after,
})
