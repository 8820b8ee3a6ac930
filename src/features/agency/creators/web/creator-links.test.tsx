// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { de as platforms } from '#features/agency/platforms/messages.de.ts'
import { platformsQuery } from '#features/agency/platforms/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { de as creators } from '../messages.de.ts'
import { CreatorLinks } from './creator-links.tsx'

function shownOf(count: number) {
  const queries = createQueries()
  queries.setQueryData(platformsQuery.queryKey, [])
  const links = ['onlyfans', 'fansly', 'fanvue'].slice(0, count).map(platform => ({
    id: platform,
    platform,
    url: `https://example.com/${platform}`,
    accountType: 'main' as const,
  }))
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ creators, platforms }}>
        <CreatorLinks label={creators.accounts} creatorName="Mila" links={links} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  return { links: screen.getAllByRole('link').length, more: screen.queryByRole('button')?.textContent }
}

it.each([
  [1, { links: 1, more: undefined }],
  [2, { links: 2, more: undefined }],
  [3, { links: 2, more: creators.more(1) }],
])('of %i accounts a card shows two, and the rest behind a word', (count, shown) => {
  expect(shownOf(count)).toEqual(shown)
})
