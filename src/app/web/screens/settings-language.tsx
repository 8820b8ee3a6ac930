import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { type Language, languages } from '#kit/catalogue.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { rememberLanguage } from '#platform/web/language.ts'
import { chosenTheme, chooseTheme, type Theme } from '#platform/web/theme.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

const reloadAfter = 100
const icons: Readonly<Record<Theme, typeof Sun>> = { light: Sun, dark: Moon, system: Monitor }

/** Language and appearance. A language is kept in the browser and in the profile, then the page is loaded anew. */
export function SettingsLanguageScreen() {
  const texts = useTexts('appearance')
  const { language: names } = useTexts('shell')
  const themeTexts = texts.theme
  const toast = useToast()
  const now = useLanguage()
  const session = useQuery(sessionQuery)
  const [theme, setTheme] = useState(chosenTheme)
  const save = useMutation(
    peopleApi.setLanguage.mutationOptions({
      onSuccess: (_, { language }) => {
        rememberLanguage(language)
        setTimeout(() => location.reload(), reloadAfter)
      },
      onError: () => toast.error(texts.failed, { description: texts.saveFailed }),
    }),
  )
  const choose = (language: Language) => language !== now && save.mutate({ language })
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {session.isError && <ErrorState text={texts.loadFailed} onRetry={() => void session.refetch()} />}
      <Card className="divide-y divide-line">
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <span className="text-text">{texts.title}</span>
          <Segmented
            label={texts.title}
            value={save.isError ? now : (save.variables?.language ?? now)}
            options={languages.map(value => ({ value, label: names[value] }))}
            onChange={choose}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <span className="text-text">{themeTexts.label}</span>
          <Segmented<Theme>
            label={themeTexts.label}
            value={theme}
            options={(['light', 'dark', 'system'] as const).map(value => {
              const Icon = icons[value]
              return { value, label: themeTexts[value], icon: <Icon aria-hidden size={14} /> }
            })}
            onChange={next => {
              setTheme(next)
              chooseTheme(next)
            }}
          />
        </div>
      </Card>
    </div>
  )
}
