import type { Translation } from '#kit/catalogue.ts'
import type { de } from './texts.de.ts'

export const en: Translation<typeof de> = {
  test: organization => `Test message from Staffel: posts from ${organization} will appear here.`,
  plan: (week, monday) => `Schedule published: week ${week}, starting ${monday}`,
  group: (name, seated, open) => `${name}: ${seated} filled, ${open} open`,
  gap: 'Open shift:',
  gapTaken: 'Taken:',
  gapGone: 'No longer available.',
  cover: (date, open) =>
    open === 0
      ? `Today, ${date}: all shifts filled`
      : `Today, ${date}: ${open === 1 ? '1 shift OPEN' : `${open} shifts OPEN`}`,
  missing: count => (count === 1 ? '⚠️ OPEN' : `⚠️ ${count} × OPEN`),
  clock: city => `All times are ${city} time.`,
  nobody: 'No shifts are published for today.',
  scoreboardGone: month => `The ranking for ${month} was withdrawn.`,
  scoreboard: month => `Ranking for ${month}:`,
}
