import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import '#platform/web/styles/reading.css'
import { loadOnceConnected } from '#platform/web/connection.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { Main } from '../shell/main.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { de } from '../../messages/handbook.de.ts'
import { en } from '../../messages/handbook.en.ts'
import { firstPage, handbookPageLoader, type HandbookPage } from '../handbook.ts'
import { handbookPageFor } from '../handbook-pages.ts'
import { findHandbookPlaces, handbookPlacesQuery, linkTo } from '../handbook-search.ts'
import { lastInside } from '../shell/last-inside.ts'

// read by nobody who does not open the handbook, and so with its screen and not with what everybody loads
const words = { de, en }
const route = '/handbook/{-$page}'

/** A page of the handbook beside its contents, for whoever has its address, signed in or not. */
export function HandbookScreen() {
  const { page = firstPage } = useParams({ from: route })
  const { at } = useSearch({ from: route })
  if (at !== undefined) {
    const { page: found, hash } = handbookPageFor(at)
    return <Navigate to={route} params={{ page: found }} {...(hash !== undefined && { hash })} replace />
  }
  return <Reading name={page} />
}

/** Null: there is no such page. */
function usePage(page: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['handbook', language, page],
    queryFn: async (): Promise<HandbookPage | null> => {
      const find = handbookPageLoader(language, page)
      return find ? loadOnceConnected(find) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function Reading({ name }: { name: string }) {
  const language = useLanguage()
  const texts = words[language]
  const { loadFailed } = useTexts('shell').error
  const read = usePage(name)
  const { data: first } = usePage(firstPage)
  const contents = [{ page: firstPage, title: first?.title ?? texts.title }, ...(first?.contents ?? [])]
  const shown = read.data
  usePageTitle(shown && name !== firstPage ? `${shown.title} · ${texts.title}` : texts.title)
  return (
    <div className="mx-auto max-w-[1080px] px-4 pb-16 sm:px-6 print:p-0">
      <header className="flex h-16 items-center justify-between border-b border-line print:hidden">
        <Link to={route} params={{}} className="flex items-center gap-2">
          <Logo />
          <span className="text-text-2">{texts.title}</span>
        </Link>
        <Link to={lastInside()} className="text-13 text-text-2 underline-offset-2 hover:text-text hover:underline">
          {texts.back}
        </Link>
      </header>
      <div className="gap-12 pt-6 lg:grid lg:grid-cols-[216px_minmax(0,1fr)] lg:pt-10 print:block! print:pt-0">
        <nav
          aria-label={texts.contents}
          className="hidden max-h-[calc(100dvh-64px)] self-start overflow-y-auto lg:sticky lg:top-8 lg:block print:hidden"
        >
          <HandbookSearch>
            <Contents contents={contents} current={name} page={shown} />
          </HandbookSearch>
        </nav>
        <details
          className="mb-6 rounded-control border border-line bg-surface px-3 py-2 lg:hidden print:hidden"
          key={name}
        >
          <summary className="py-1 text-text-2">{texts.contents}</summary>
          <nav aria-label={texts.contents} className="pt-2">
            <HandbookSearch>
              <Contents contents={contents} current={name} page={shown} />
            </HandbookSearch>
          </nav>
        </details>
        <Main className="min-w-0">
          {hasFailed(read) ? (
            <ErrorState text={loadFailed} onRetry={() => void read.refetch()} />
          ) : shown ? (
            <>
              <Article key={name} page={shown} />
              <Onward contents={contents} current={name} />
            </>
          ) : shown === null ? (
            <NoPage />
          ) : (
            <Skeletons rows={8} className="h-6" />
          )}
        </Main>
      </div>
    </div>
  )
}

const maxPlaces = 12

/** A field that replaces the contents by the places that fit, as long as it is not empty. */
function HandbookSearch({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const texts = words[language]
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  const { data = [] } = useQuery({ ...handbookPlacesQuery(language), enabled: isSearching })
  const found = findHandbookPlaces(data, typed, maxPlaces)
  return (
    <>
      <SearchField label={texts.search} value={typed} onChange={setTyped} className="mb-3" />
      {isSearching ? (
        <ul aria-label={texts.found} className="flex flex-col">
          {found.map(place => (
            <li key={`${place.page} ${place.hash}`}>
              <Link {...linkTo(place)} className={entry} onClick={() => setTyped('')}>
                <span className="block text-text">{place.label}</span>
                {place.label !== place.within && <span className="text-12 text-text-3">{place.within}</span>}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
      <p role="status" className="px-2 text-13 text-text-3 empty:hidden">
        {isSearching && data.length > 0 && found.length === 0 && texts.nothingFound}
      </p>
    </>
  )
}

const entry = 'block rounded-control px-2 py-1.5 text-13 hover:bg-sunken hover:text-text pointer-coarse:py-2.5'

type Contents = HandbookPage['contents']

interface ContentsProps {
  readonly contents: Contents
  readonly current: string
  readonly page: HandbookPage | null | undefined
}

/** All pages; below the one that is read its parts. */
function Contents({ contents, current, page: shown }: ContentsProps) {
  return (
    <ul className="flex flex-col">
      {contents.map(({ page, title }) => {
        const isCurrent = page === current
        return (
          <li key={page}>
            <Link
              {...toPage(page)}
              aria-current={isCurrent ? 'page' : undefined}
              className={`${entry} ${isCurrent ? 'font-medium text-text' : 'text-text-2'}`}
            >
              {title}
            </Link>
            {isCurrent && shown && shown.sections.length > 0 && (
              <ul className="mb-2 ml-2 border-l border-line pl-1.5">
                {shown.sections.map(section => (
                  <li key={section.id}>
                    <Link {...toPage(page)} hash={section.id} className={`${entry} py-1 text-text-2`}>
                      {section.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const toPage = (page: string) => ({ to: route, params: page === firstPage ? {} : { page } }) as const

/** The text of the build; its links stay within the app. */
function Article({ page }: { page: HandbookPage }) {
  const { history } = useRouter()
  const hash = useLocation({ select: location => location.hash })
  // it comes after the address: what the address points to is not there before
  useEffect(() => {
    if (hash === '') return
    const show = () => document.getElementById(hash)?.scrollIntoView()
    show()
    // letters of another width move what is above
    if (document.fonts.status === 'loading') void document.fonts.ready.then(show)
  }, [hash])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || link.target !== '' || !isPlain) return
    event.preventDefault()
    history.push(`${link.pathname}${link.hash}`)
  }
  // what is clicked are its links, by keys as well
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  return <article className="reading" onClick={follow} dangerouslySetInnerHTML={{ __html: page.html }} />
}

function Onward({ contents, current }: { readonly contents: Contents; readonly current: string }) {
  const texts = words[useLanguage()]
  const at = contents.findIndex(({ page }) => page === current)
  const ways = [
    { label: texts.previous, to: at > 0 ? contents[at - 1] : undefined, side: '' },
    { label: texts.next, to: at === -1 ? undefined : contents[at + 1], side: 'ml-auto text-right' },
  ]
  return (
    <div className="mt-12 flex flex-wrap gap-4 border-t border-line pt-4 print:hidden">
      {ways.map(
        ({ label, to, side }) =>
          to && (
            <Link key={label} {...toPage(to.page)} className={`block rounded-control p-2 hover:bg-sunken ${side}`}>
              <span className="block text-12 text-text-2">{label}</span>
              <span className="font-medium text-text">{to.title}</span>
            </Link>
          ),
      )}
    </div>
  )
}

function NoPage() {
  const texts = words[useLanguage()]
  return (
    <>
      <h1 className="text-22 font-semibold text-text">{texts.noPage}</h1>
      <Link {...toPage(firstPage)} className="mt-3 inline-block text-accent underline underline-offset-2">
        {texts.toStart}
      </Link>
    </>
  )
}
