import { expect, type Locator, type Page } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { daySpan, longDay } from '#platform/web/day-names.ts'
import { anything, dialogIn, inBoth } from './people.ts'
import { dialog, inWeeks, openBy, pressIn } from './screen.ts'

/** Opens a pending request, preferably of a member of the sample who asked for a planned day: approving would open a seat. */
export async function openDecision(page: Page): Promise<void> {
  const member = await memberBy(page, 'chatter02@demo.staffel.test')
  const answer = await page.request.get('/api/v1/vacation-requests?tab=open')
  const { requests }: { requests: { userId: string; specificDates: Day[] }[] } = await answer.json()
  const days = (requests.find(({ userId }) => userId === member.id) ?? requests[0])?.specificDates
  const [first, last] = [days?.at(0), days?.at(-1)]
  if (first === undefined || last === undefined) throw new Error('the sample has no pending request')
  const span = inBoth((_, language) => daySpan(first, last, language))
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(span) })
    .getByRole('button')
    .click()
  await dialog(page)
}

/** A member of the sample by their address: in some installations names are markup. */
export async function memberBy(page: Page, email: string): Promise<{ id: string; fullName: string }> {
  const team: { id: string; fullName: string; email: string }[] = await (await page.request.get('/api/v1/team')).json()
  const member = team.find(one => one.email === email)
  if (!member) throw new Error(`there is no ${email}`)
  return member
}

/** The heading of a day in one's own availability; it paints the whole day. */
export const dayHeading = (page: Page, date: Day): Locator =>
  page.getByTitle(inBoth((texts, language) => texts.availability.allDay(longDay(date, language))))

export async function markVacation(page: Page): Promise<void> {
  await page.getByRole('radio', { name: inBoth(texts => texts.availability.brush.names.vacation) }).click()
  await dayHeading(page, mondayOf(inWeeks(3))).click()
  await pressIn(page, texts => texts.vacation.request.open)
  await dialog(page)
}

/** Opens the window of a member in the list of the team. */
export async function openMember(page: Page): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: 'lead02@demo.staffel.test' })
  await pressIn(card, texts => texts.team.edit(anything))
  await dialog(page)
}

/** Reads a table with an unknown person and a line that is skipped. */
export async function readTable(page: Page): Promise<void> {
  await openBy(inBoth(texts => texts.scoreboard.upload.open))(page)
  const csv =
    'Chatter;Umsatz;Tips\nNico Hoffmann;1.840,50 €;120\nMaxi;900,00 €;0\nNico Hoffmann;viel;0\nSumme;2.740,50 €;120\n'
  await dialogIn(page)
    .getByLabel(inBoth(texts => texts.spreadsheets.file))
    .setInputFiles({ name: 'umsatz.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await pressIn(dialogIn(page), texts => texts.scoreboard.upload.read)
  await expect(
    page.getByRole('tab', { name: inBoth(texts => `${texts.scoreboard.upload.tabs.people}${anything}`) }),
  ).toBeVisible()
}
