import { expect, type Locator, type Page } from '@playwright/test'
import { daySpan } from '#platform/web/day-names.ts'
import type { VacationRequest } from '#features/planning/vacation/schema.ts'
import { cardIn, catalogues, type Language, press } from './people.ts'

type RequestedDays = Pick<VacationRequest, 'fullName' | 'specificDates'>

/** The open requests that the member who is signed in on the page sees, as the dashboard lists them. */
export async function openRequests(page: Page): Promise<readonly VacationRequest[]> {
  const answer = await page.request.get(new URL('/api/v1/vacation-requests?tab=open', page.url()).href)
  const { requests }: { requests: VacationRequest[] } = await answer.json()
  return requests
}

/** The entry of an open request on the dashboard of an owner or admin, wherever its page of the list is. */
export async function requestOf(
  page: Page,
  language: Language,
  { fullName, specificDates }: RequestedDays,
): Promise<Locator> {
  const { board } = catalogues[language].vacation
  const card = cardIn(page, board.title)
  // the list comes in one piece with what leads to its next page
  await expect(card.getByRole('listitem')).not.toHaveCount(0)
  const more = card.getByRole('button', { name: board.more })
  if (await more.isVisible()) await press(card, board.more)
  const [first] = specificDates
  if (first === undefined) throw new Error('a request is for a day at least')
  const days = daySpan(first, specificDates.at(-1) ?? first, language)
  return card.getByRole('listitem').filter({ hasText: fullName }).filter({ hasText: days }).getByRole('button')
}
