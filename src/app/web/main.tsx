import '#platform/web/styles/app.css'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#kit/catalogue.ts'
import { followEnglishOf } from '#kit/locale.ts'
import { isAccessBlocked } from '#features/access/sign-in/web/session.tsx'
import { loadOnceConnected } from '#platform/web/connection.ts'
import { I18nProvider, type LoadedCatalogue } from '#platform/web/i18n.tsx'
import { watchPresses } from '#platform/web/guard-presses.ts'
import { browserLanguage, rememberLanguage } from '#platform/web/language.ts'
import { listenForInstallOffer } from '#platform/web/install-offer.ts'
import { loadChunk } from '#platform/web/lazily.ts'
import { calling } from '#platform/web/rpc.ts'
import { createQueries } from '#platform/web/queries.ts'
import type { TextPart } from './root-route.tsx'
import { createAppRouter } from './routes.tsx'
import { loadSessionOrCached } from './shell/open-session.ts'
import { LoadingScreen } from './shell/starting.tsx'
import { UiProviders } from './shell/ui-frame.tsx'

/** A module has what it says under its language. */
type Said = () => Promise<Partial<Record<Language, LoadedCatalogue>>>

const texts: Record<Language, Record<'outside' | TextPart, Said>> = {
  de: {
    outside: () => import('../messages/outside.de.ts'),
    administration: () => import('../messages/administration.de.ts'),
    app: () => import('../messages/app.de.ts'),
    attendance: () => import('../messages/attendance.de.ts'),
    entry: () => import('../messages/entry.de.ts'),
    inside: () => import('../messages/inside.de.ts'),
    inbox: () => import('../messages/inbox.de.ts'),
    imports: () => import('../messages/imports.de.ts'),
    market: () => import('../messages/market.de.ts'),
    newcomers: () => import('../messages/newcomers.de.ts'),
    palette: () => import('../messages/commands.de.ts'),
    requests: () => import('../messages/requests.de.ts'),
    shifts: () => import('../messages/shifts.de.ts'),
    widgets: () => import('../messages/widgets.de.ts'),
    office: () => import('../messages/office.de.ts'),
    own: () => import('../messages/own.de.ts'),
    scoreboard: () => import('../messages/scoreboard.de.ts'),
  },
  en: {
    outside: () => import('../messages/outside.en.ts'),
    administration: () => import('../messages/administration.en.ts'),
    app: () => import('../messages/app.en.ts'),
    attendance: () => import('../messages/attendance.en.ts'),
    entry: () => import('../messages/entry.en.ts'),
    inside: () => import('../messages/inside.en.ts'),
    inbox: () => import('../messages/inbox.en.ts'),
    imports: () => import('../messages/imports.en.ts'),
    market: () => import('../messages/market.en.ts'),
    newcomers: () => import('../messages/newcomers.en.ts'),
    palette: () => import('../messages/commands.en.ts'),
    requests: () => import('../messages/requests.en.ts'),
    shifts: () => import('../messages/shifts.en.ts'),
    widgets: () => import('../messages/widgets.en.ts'),
    office: () => import('../messages/office.en.ts'),
    own: () => import('../messages/own.en.ts'),
    scoreboard: () => import('../messages/scoreboard.en.ts'),
  },
}

// what was read or marked is drawn in the next frame, not after it
notifyManager.setScheduler(queueMicrotask)

followEnglishOf(navigator.languages)
const queries = createQueries()
listenForInstallOffer()
watchPresses()

const textsOf = async (language: Language, which: 'outside' | TextPart): Promise<LoadedCatalogue> =>
  (await loadChunk(texts[language][which]))[language] ?? {}

/** Milliseconds until the page says that it is loading: what is quicker would only flicker. */
const patience = 100

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no root')
  const asked = browserLanguage()
  const early = textsOf(asked, 'outside')
  const session = loadSessionOrCached(queries).catch(() => null)
  const page = createRoot(place)
  const show = (language: Language, catalogue: LoadedCatalogue, content: ReactNode) =>
    page.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <I18nProvider language={language} catalogue={catalogue}>
            {content}
          </I18nProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  let isRead = false
  const sayLoading = async () => {
    const catalogue = await early
    if (!isRead) show(asked, catalogue, <LoadingScreen />)
  }
  const waiting = setTimeout(() => void sayLoading(), patience)
  if (!('Temporal' in globalThis)) await loadOnceConnected(() => import('temporal-polyfill/global'))
  const found = await session
  // whoever is barred cannot say otherwise in the profile, and is shown what this browser asks for
  const language = (found && !isAccessBlocked(found) && found.member?.language) || asked
  rememberLanguage(language)
  document.documentElement.lang = language
  const catalogue = { ...(await (language === asked ? early : textsOf(language, 'outside'))) }
  const loadTexts = async (...parts: TextPart[]) => {
    Object.assign(catalogue, ...(await Promise.all(parts.map(part => textsOf(language, part)))))
  }
  calling.unreached = catalogue.shell?.unreached ?? ''
  isRead = true
  clearTimeout(waiting)
  const router = createAppRouter({ queries, loadTexts })
  show(
    language,
    catalogue,
    <UiProviders>
      <RouterProvider router={router} />
    </UiProviders>,
  )
}

void start()
