import '#platform/web/theme.ts'
import '#platform/web/styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Catalogue, Language } from '#kit/catalogue.ts'
import { loadSession } from '#features/accounts/web/session.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { browserLanguage, rememberLanguage } from '#platform/web/language.ts'
import { refusalIn } from '#platform/web/rpc.ts'
import { createAppRouter } from './routes.tsx'
import { UiFrame } from './shell/ui-frame.tsx'

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  de: async () => (await import('../messages.de.ts')).de,
  en: async () => (await import('../messages.en.ts')).en,
}

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // a refusal stays one, however often it is asked for
      retry: (failures, error) => failures < 2 && refusalIn(error) === undefined,
    },
  },
})

async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const session = await loadSession(queries).catch(() => null)
  const language = session?.member?.language ?? browserLanguage()
  rememberLanguage(language)
  document.documentElement.lang = language
  const catalogue = await catalogues[language]()
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no root')
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <I18nProvider language={language} catalogue={catalogue}>
          <UiFrame>
            <RouterProvider router={createAppRouter(queries)} />
          </UiFrame>
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
