import '#platform/web/styles/app.css'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#kit/catalogue.ts'
import { loadSession } from '#features/access/sign-in/web/session.tsx'
import { arrive } from '#platform/web/connection.ts'
import { I18nProvider, type LoadedCatalogue } from '#platform/web/i18n.tsx'
import { browserLanguage, rememberLanguage } from '#platform/web/language.ts'
import { createQueries } from '#platform/web/queries.ts'
import type { TextPart } from './root-route.tsx'
import { createAppRouter } from './routes.tsx'
import { Starting } from './shell/starting.tsx'
import { UiFrame } from './shell/ui-frame.tsx'

const texts: Record<Language, Record<'outside' | TextPart, () => Promise<LoadedCatalogue>>> = {
  de: {
    outside: async () => (await import('../messages/outside.de.ts')).de,
    attendance: async () => (await import('../messages/attendance.de.ts')).de,
    entry: async () => (await import('../messages/entry.de.ts')).de,
    inside: async () => (await import('../messages/inside.de.ts')).de,
    inbox: async () => (await import('../messages/inbox.de.ts')).de,
    market: async () => (await import('../messages/market.de.ts')).de,
    palette: async () => ({ palette: (await import('../messages/palette.de.ts')).de }),
    requests: async () => (await import('../messages/requests.de.ts')).de,
    shifts: async () => (await import('../messages/shifts.de.ts')).de,
    widgets: async () => (await import('../messages/widgets.de.ts')).de,
    office: async () => (await import('../messages/office.de.ts')).de,
    own: async () => (await import('../messages/own.de.ts')).de,
    scoreboard: async () => (await import('../messages/scoreboard.de.ts')).de,
  },
  en: {
    outside: async () => (await import('../messages/outside.en.ts')).en,
    attendance: async () => (await import('../messages/attendance.en.ts')).en,
    entry: async () => (await import('../messages/entry.en.ts')).en,
    inside: async () => (await import('../messages/inside.en.ts')).en,
    inbox: async () => (await import('../messages/inbox.en.ts')).en,
    market: async () => (await import('../messages/market.en.ts')).en,
    palette: async () => ({ palette: (await import('../messages/palette.en.ts')).en }),
    requests: async () => (await import('../messages/requests.en.ts')).en,
    shifts: async () => (await import('../messages/shifts.en.ts')).en,
    widgets: async () => (await import('../messages/widgets.en.ts')).en,
    office: async () => (await import('../messages/office.en.ts')).en,
    own: async () => (await import('../messages/own.en.ts')).en,
    scoreboard: async () => (await import('../messages/scoreboard.en.ts')).en,
  },
}

// what was read or marked is drawn in the next frame, not after it
notifyManager.setScheduler(queueMicrotask)

const queries = createQueries()

/** Milliseconds until the page says that it is loading: what is quicker would only flicker. */
const patience = 100

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no root')
  const asked = browserLanguage()
  const early = arrive(texts[asked].outside)
  const session = loadSession(queries).catch(() => null)
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
    if (!isRead) show(asked, catalogue, <Starting />)
  }
  const waiting = setTimeout(() => void sayLoading(), patience)
  if (!('Temporal' in globalThis)) await arrive(() => import('temporal-polyfill/global'))
  const language = (await session)?.member?.language ?? asked
  rememberLanguage(language)
  document.documentElement.lang = language
  const catalogue = { ...(await (language === asked ? early : arrive(texts[language].outside))) }
  const loadTexts = async (...parts: TextPart[]) => {
    Object.assign(catalogue, ...(await Promise.all(parts.map(part => arrive(texts[language][part])))))
  }
  isRead = true
  clearTimeout(waiting)
  const router = createAppRouter({ queries, loadTexts })
  show(
    language,
    catalogue,
    <UiFrame>
      <RouterProvider router={router} />
    </UiFrame>,
  )
}

void start()
