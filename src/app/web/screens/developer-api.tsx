import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Main } from '../shell/main.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { CallEntry } from '../reference/call-entry.tsx'
import { CodeBlock } from '../reference/code-block.tsx'
import {
  type ApiChapter,
  type WebhookEvent,
  loadReference,
  loadExampleScript,
  searchChapters,
  scriptAddress,
} from '../reference/document.ts'
import { useReferenceTexts } from '../reference/texts.ts'

/** Every call that there is, as the contract says it, for whoever has the address, signed in or not. */
export function DeveloperApiScreen() {
  const texts = useReferenceTexts()
  const { loadFailed } = useTexts('shell').error
  const read = useQuery({ queryKey: ['reference'], queryFn: loadReference, staleTime: Number.POSITIVE_INFINITY })
  const [search, setSearch] = useState('')
  usePageTitle(texts.title)
  const chapters = read.data && searchChapters(read.data.chapters, search)
  return (
    <div className="mx-auto max-w-[1080px] px-4 pb-16 sm:px-6">
      <header className="flex h-16 items-center justify-between border-b border-line">
        <span className="flex items-center gap-2">
          <Logo />
          <span className="text-text-2">{texts.title}</span>
        </span>
        <Link to="/" className="text-13 text-text-2 underline-offset-2 hover:text-text hover:underline">
          {texts.back}
        </Link>
      </header>
      <div className="gap-12 pt-6 lg:grid lg:grid-cols-[216px_minmax(0,1fr)] lg:pt-10">
        <nav
          aria-label={texts.contents}
          className="hidden max-h-[calc(100dvh-64px)] self-start overflow-y-auto lg:sticky lg:top-8 lg:block"
        >
          {chapters && <Contents chapters={chapters} />}
        </nav>
        <Main className="min-w-0">
          <h1 className="text-22 font-semibold text-text">{texts.title}</h1>
          <Start />
          <div className="mt-8 max-w-[420px]">
            <SearchField label={texts.search} value={search} onChange={setSearch} />
          </div>
          {hasFailed(read) ? (
            <ErrorState text={loadFailed} onRetry={() => void read.refetch()} />
          ) : chapters ? (
            <>
              <Chapters chapters={chapters} />
              {search.trim() === '' && <Webhooks events={read.data?.events ?? []} />}
            </>
          ) : (
            <div className="mt-6">
              <Skeletons rows={8} className="h-12" />
            </div>
          )}
        </Main>
      </div>
    </div>
  )
}

function Start() {
  const texts = useReferenceTexts()
  const { start } = texts
  const script = useQuery({
    queryKey: ['reference-script'],
    queryFn: loadExampleScript,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const link = 'text-accent underline underline-offset-2'
  return (
    <div className="mt-4 flex max-w-[68ch] flex-col gap-3 text-text-2">
      <h2 className="text-16 font-semibold text-text">{start.title}</h2>
      <p>{start.token}</p>
      <CodeBlock code="Authorization: Bearer stf_…" />
      <p>{start.address}</p>
      <CodeBlock code={`${location.origin}/api/v1`} />
      <p>{start.refused}</p>
      <p>{start.limit}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 pointer-coarse:gap-y-0 pointer-coarse:*:py-3">
        <a href="/api/openapi.json" className={link}>
          {start.document}
        </a>
        <Link to="/handbook/{-$page}" params={{ page: 'api' }} className={link}>
          {start.handbook}
        </Link>
      </p>
      <h2 className="mt-4 text-16 font-semibold text-text">{texts.script.title}</h2>
      <p>{texts.script.text}</p>
      {script.data !== undefined && <CodeBlock code={script.data} />}
      <p>
        <a href={scriptAddress} className={link}>
          {texts.script.file}
        </a>
      </p>
    </div>
  )
}

const Contents = ({ chapters }: { readonly chapters: readonly ApiChapter[] }) => (
  <ul className="flex flex-col">
    {chapters.map(({ name }) => (
      <li key={name}>
        <a
          href={`#${name}`}
          className="block rounded-control px-2 py-1 text-13 text-text-2 hover:bg-sunken hover:text-text pointer-coarse:py-2.5"
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
)

function Chapters({ chapters }: { readonly chapters: readonly ApiChapter[] }) {
  const texts = useReferenceTexts()
  if (chapters.length === 0) return <p className="mt-6 text-text-2">{texts.none}</p>
  return chapters.map(({ name, calls }) => (
    <section key={name} id={name} aria-labelledby={`${name}-title`} className="mt-8 scroll-mt-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={`${name}-title`} className="text-16 font-semibold text-text">
          {name}
        </h2>
        <span className="text-13 text-text-3">{texts.count(calls.length)}</span>
      </div>
      <div className="mt-2 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {calls.map(call => (
          <CallEntry key={call.id} call={call} />
        ))}
      </div>
    </section>
  ))
}

function Webhooks({ events }: { readonly events: readonly WebhookEvent[] }) {
  const { webhooks: texts } = useReferenceTexts()
  return (
    <section className="mt-10 scroll-mt-6">
      <h2 id="events" className="text-16 font-semibold text-text">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[68ch] text-text-2">
        {texts.text}{' '}
        <Link
          to="/handbook/{-$page}"
          params={{ page: 'api' }}
          hash="webhooks"
          className="text-accent underline underline-offset-2"
        >
          {texts.handbook}
        </Link>
      </p>
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {events.map(({ kind, summary, example }) => (
          <details key={kind} className="border-t border-line first:border-t-0">
            <summary className="cursor-pointer px-4 py-3 hover:bg-sunken">
              <span className="font-mono text-13 wrap-anywhere text-text">{kind}</span>
              <span className="block text-13 text-text-2">{summary}</span>
            </summary>
            <div className="px-4 pb-4">
              <CodeBlock code={example} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
