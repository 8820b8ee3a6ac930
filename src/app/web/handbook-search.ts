import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#kit/catalogue.ts'
import { loadOnceConnected } from '#platform/web/connection.ts'
import { findBestMatches } from '#platform/web/ui/best-matches.ts'
import { firstPage, handbookPageLoaders, type HandbookPage } from './handbook.ts'

/** A section of the handbook, or a page up to its first section. */
export interface HandbookPlace {
  /** The title of the section. */
  readonly label: string
  /** The title of the page. */
  readonly within: string
  readonly page: string
  /** The id of the section; undefined: the top of the page. */
  readonly hash: string | undefined
  /** The text, for the search. */
  readonly also: string
}

/** All places of the handbook. They are in the pages, so the search needs no index of its own. */
export const handbookPlacesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['handbook', language, 'places'],
    queryFn: async (): Promise<HandbookPlace[]> => {
      const pages = await loadOnceConnected(() =>
        Promise.all(
          handbookPageLoaders(language).map(
            async ([name, load]): Promise<[string, HandbookPage]> => [name, await load()],
          ),
        ),
      )
      return pages.flatMap(([name, page]) => placesOf(name, page))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const shortest = 3

/** The places that fit what was typed; none before three letters. */
export const findHandbookPlaces = (places: readonly HandbookPlace[], typed: string, most: number): HandbookPlace[] =>
  typed.trim().length < shortest ? [] : findBestMatches(places, typed).slice(0, most)

function placesOf(name: string, { title, html }: HandbookPage): HandbookPlace[] {
  const texts = new Map<Element | undefined, string>()
  let heading: Element | undefined
  for (const element of new DOMParser().parseFromString(html, 'text/html').body.children) {
    if (element.tagName === 'H2') heading = element
    texts.set(heading, `${texts.get(heading) ?? ''} ${element.textContent}`)
  }
  return [...texts].flatMap(([section, text]) =>
    // the contents of the whole name every page
    section || name !== firstPage
      ? [{ label: section?.textContent ?? title, within: title, page: name, hash: section?.id, also: text }]
      : [],
  )
}

/** Where a link to the place leads. */
export const linkTo = ({ page, hash }: HandbookPlace) =>
  ({
    to: '/handbook/{-$page}',
    params: page === firstPage ? {} : { page },
    ...(hash !== undefined && { hash }),
  }) as const
