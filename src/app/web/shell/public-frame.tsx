import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Language, languages } from '#kit/catalogue.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { rememberLanguage } from '#platform/web/language.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { isAccessBlocked, useSession } from '#features/access/sign-in/web/session.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { saveTypedFields, restoreTypedFields } from './carried-fields.ts'
import { Main } from './main.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'

interface Props {
  readonly title: string
  /** What the tab of the browser says, where that is not the title. */
  readonly tab?: string
  readonly subtitle?: string
  readonly children: ReactNode
}

/** The frame of every screen outside: one column in the middle of quiet paper, the languages at its foot. */
export function PublicFrame({ title, tab = title, subtitle, children }: Props) {
  usePageTitle(tab)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (frame.current) restoreTypedFields(frame.current)
  }, [])
  return (
    <Main ref={frame} className="mx-auto flex min-h-dvh w-full max-w-[412px] flex-col px-4 pt-[12vh] pb-6">
      <Logo />
      <h1 className="mt-10 text-[24px] leading-8 font-semibold tracking-[-0.02em] text-text">{title}</h1>
      {subtitle !== undefined && <p className="mt-1 text-text-2">{subtitle}</p>}
      <div className="mt-6 flex flex-col gap-4">{children}</div>
      <Languages onChosen={() => frame.current && saveTypedFields(frame.current)} />
    </Main>
  )
}

function Languages({ onChosen }: { onChosen: () => void }) {
  const { language: texts, handbook } = useTexts('shell')
  const now = useLanguage()
  const session = useSession()
  const choose = async (language: Language) => {
    rememberLanguage(language)
    // a member reads what the profile says, unless they are barred, who may not say it
    if (session && !isAccessBlocked(session)) await peopleApi.setLanguage.call({ language }).catch(() => {})
    onChosen()
    location.reload()
  }
  return (
    <div className="-mx-2 mt-auto flex gap-1 pt-10">
      {languages.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === now}
          onClick={() => void choose(language)}
          className="rounded-chip px-2 py-1 text-[13px] text-text-3 hover:text-text aria-pressed:font-medium aria-pressed:text-text"
        >
          {texts[language]}
        </button>
      ))}
      <Link to="/handbook/{-$page}" className="ml-auto rounded-chip px-2 py-1 text-[13px] text-text-3 hover:text-text">
        {handbook}
      </Link>
    </div>
  )
}
