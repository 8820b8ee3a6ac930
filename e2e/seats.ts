import type { Locator, Page } from '@playwright/test'
import { addDays, type Day } from '#kit/day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { catalogues, type Language } from './people.ts'

/** The days of a week by the number that they have in it, as Monday is 0. */
export const dayOf = (week: Week, weekday: number): Day => addDays(mondayOf(week), weekday)

/** Finds the first seats of a group's plan by the name of the shift and the day. */
export const seatsOn = (page: Page, language: Language) => {
  const { seatTitle } = catalogues[language].schedule
  return (shift: string, date: Day): Locator =>
    page.getByRole('button', { name: new RegExp(`^${seatTitle({ shift, day: longDay(date, language), seat: 1 })}:`) })
}
