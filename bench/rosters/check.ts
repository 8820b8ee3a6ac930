import type { Instance, Roster } from './instance.ts'

/*
 * What a roster breaks and what it costs, counted day by day from the words of the rules. It shares nothing with what
 * finds rosters, so that each can be wrong alone.
 */

export function costOf({ days, shifts, people, cover }: Instance, roster: Roster): number {
  let cost = 0
  for (let day = 0; day < days; day++) {
    for (const shift of shifts.keys()) {
      const cell = day * shifts.length + shift
      const there = roster.filter(own => own[day] === shift).length
      const missing = cover.required[cell]! - there
      cost += missing > 0 ? missing * cover.under[cell]! : -missing * cover.over[cell]!
      for (const [number, person] of people.entries()) {
        cost += roster[number]![day] === shift ? person.off[cell]! : person.on[cell]!
      }
    }
  }
  return cost
}

/** One line for each hard rule that somebody's roster breaks. */
export function breaksIn({ days, shifts, people }: Instance, roster: Roster): string[] {
  const found: string[] = []
  for (const [number, person] of people.entries()) {
    const own = [...roster[number]!]
    const say = (what: string) => found.push(`${person.id}: ${what}`)
    if (own.length !== days) say('not as many days as the horizon has')
    for (const [day, shift] of own.entries()) {
      const after = own[day + 1] ?? -1
      if (shift >= 0 && after >= 0 && shifts[shift]!.notBefore.includes(after)) say(`day ${day + 1} may not follow`)
      if (shift >= 0 && person.daysOff.has(day)) say(`day ${day} is to be free`)
    }
    for (const [shift, { id }] of shifts.entries()) {
      const count = own.filter(each => each === shift).length
      if (count > person.mostOf[shift]!) say(`${count} of ${id}`)
    }
    const minutes = own.reduce((sum, shift) => sum + (shift < 0 ? 0 : shifts[shift]!.minutes), 0)
    if (minutes < person.minutes.least || minutes > person.minutes.maximum) say(`${minutes} minutes`)
    for (const { isWork, length, touchesEdge } of runsIn(own)) {
      if (isWork && length > person.daysInARow.maximum) say(`${length} days in a row`)
      if (isWork && length < person.daysInARow.least && !touchesEdge) say(`only ${length} days in a row`)
      if (!isWork && length < person.leastDaysOff && !touchesEdge) say(`only ${length} days off`)
    }
    let weekends = 0
    for (let saturday = 5; saturday < days; saturday += 7) {
      if (own[saturday]! >= 0 || (own[saturday + 1] ?? -1) >= 0) weekends++
    }
    if (weekends > person.mostWeekends) say(`${weekends} weekends`)
  }
  return found
}

function runsIn(own: readonly number[]): { isWork: boolean; length: number; touchesEdge: boolean }[] {
  const runs = []
  for (let from = 0; from < own.length; ) {
    const isWork = own[from]! >= 0
    let until = from
    while (until < own.length && own[until]! >= 0 === isWork) until++
    runs.push({ isWork, length: until - from, touchesEdge: from === 0 || until === own.length })
    from = until
  }
  return runs
}
