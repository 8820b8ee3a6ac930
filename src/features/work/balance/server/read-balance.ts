import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import { listReliability } from '#features/work/reliability/server/read-reliability.ts'
import type { Tx } from '#platform/server/database.ts'
import { daysUpTo, fewestForMedian, figuresOf, isCompared, mediansOf, type Weeks } from '../rules.ts'
import type { Balance, BalanceQuestion, OwnBalance, OwnMedian } from '../schema.ts'
import { readBalanceFigures } from './compare-figures.ts'

export const list = (member: Member, { weeks }: BalanceQuestion): Promise<Balance> =>
  member.transaction(tx => balanceOf(tx, member, weeks))

export const readOwnBalance = (member: Member, { weeks }: BalanceQuestion): Promise<OwnBalance> =>
  member.transaction(async tx => {
    const [from, to] = daysUpTo(member.today(), weeks)
    const [me] = await readBalanceFigures(tx, member, [from, to], member.actor.profileId)
    return {
      weeks,
      from,
      to,
      own: {
        ...(me?.figures ?? figuresOf([], 0)),
        weeklyHoursWish: me ? hoursWishOf(me.person) : { min: null, max: null },
      },
    }
  })

/** Everybody is counted, and nobody is named. */
export const readMedianOfOwnRole = (member: Member, { weeks }: BalanceQuestion): Promise<OwnMedian> =>
  member.transaction(async tx => {
    const { span, compared } = await look(tx, member, weeks)
    const alike = compared.filter(({ person }) => person.role === member.actor.role).map(({ figures }) => figures)
    return { ...span, median: alike.length < fewestForMedian ? null : mediansOf(alike) }
  })

/** Within a transaction that is under way. */
export async function balanceOf(tx: Tx, member: Member, weeks: Weeks): Promise<Balance> {
  const { span, compared } = await look(tx, member, weeks)
  const reliability = await listReliability(tx, member)
  const byRole = Map.groupBy(compared, ({ person }) => person.role)
  return {
    ...span,
    hasReliability: reliability !== null,
    people: compared.map(({ person, figures }) => ({
      profileId: person.id,
      fullName: person.fullName,
      avatarImage: person.avatarImage,
      role: person.role,
      weeklyHoursWish: hoursWishOf(person),
      ...figures,
      reliability: reliability?.get(person.id) ?? null,
    })),
    medians: [...byRole].map(([role, alike]) => ({
      role,
      people: alike.length,
      ...mediansOf(alike.map(({ figures }) => figures)),
    })),
  }
}

async function look(tx: Tx, member: Member, weeks: Weeks) {
  const [from, to] = daysUpTo(member.today(), weeks)
  const all = await readBalanceFigures(tx, member, [from, to])
  const compared = all.filter(({ person, figures }) => isCompared(person.role, figures))
  return { span: { weeks, from, to }, compared }
}
