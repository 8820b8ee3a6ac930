import { useEffect } from 'react'
import { type Day, parseDay } from '#kit/day.ts'
import { mondayOf, parseWeek, type Week, weekOf } from '#kit/week.ts'

/** Where somebody was in the calendar; kept with the browser's tab, so that a new day begins with today. */
const key = 'staffel.at'

export const rememberedDay = (): Day | undefined => parseDay(sessionStorage.getItem(key) ?? '')

/** Takes the day along to the next plan, overview or availability; undefined: whatever they begin with. */
export function useRememberDay(shown: Day | undefined): void {
  useEffect(() => {
    if (shown === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, shown)
  }, [shown])
}

interface ShownWeek {
  readonly week: Week
  /** The address asks for a week that does not exist. */
  readonly isWrong: boolean
}

/** The week of the address; without one that where somebody was, or the first one. */
export function useShownWeek(asked: string | undefined, first: Week): ShownWeek {
  const there = asked === undefined ? rememberedDay() : undefined
  const known = parseWeek(asked ?? '') ?? (there && weekOf(there))
  const week = known ?? first
  useRememberDay(week === first ? undefined : mondayOf(week))
  return { week, isWrong: asked !== undefined && known === undefined }
}
