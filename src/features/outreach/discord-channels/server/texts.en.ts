import type { Translation } from '#kit/catalogue.ts'
import type { de } from './texts.de.ts'

export const en: Translation<typeof de> = {
  test: organization => `Test message from Staffel: the posts of ${organization} appear here.`,
  plan: (week, monday) => `Plan published: week ${week}, from ${monday}`,
  group: (name, seated, open) => `${name}: ${seated} filled, ${open} open`,
  gap: 'Shift to take:',
  gapTaken: 'Taken:',
  gapGone: 'No longer to take.',
  cover: (date, open) =>
    open === 0
      ? `Today, ${date}: all seats filled`
      : `Today, ${date}: ${open === 1 ? 'one seat FREE' : `${open} seats FREE`}`,
  missing: count => (count === 1 ? '⚠️ FREE' : `⚠️ ${count} × FREE`),
  nobody: 'Nothing is published for today.',
  scoreboardGone: month => `The ranking ${month} was taken back.`,
  scoreboard: month => `Ranking ${month}:`,
}
