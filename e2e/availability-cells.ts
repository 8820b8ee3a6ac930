import type { Locator, Page } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { catalogues, type Language } from './people.ts'

type Status = keyof (typeof catalogues)[Language]['availability']['status']

/** Matches the accessible name of a cell with this status. */
export const showing = (status: Status, language: Language): RegExp =>
  new RegExp(`: ${RegExp.escape(catalogues[language].availability.status[status])}(?:\\.|$)`)

/** The cell of a shift on a day. */
export const cellOf = (page: Page, language: Language, shift: string, day: Day): Locator =>
  page.getByRole('gridcell', { name: catalogues[language].availability.cell(shift, longDay(day, language), '').trim() })

/** All cells with this status. */
export const cellsShowing = (page: Page, language: Language, status: Status): Locator =>
  page.getByRole('gridcell', { name: showing(status, language) })
