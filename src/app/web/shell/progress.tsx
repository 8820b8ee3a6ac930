import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'

/** On top of the page while another is on its way; `app.css` draws it only after a moment: most are there at once. */
export function Progress() {
  const { loading } = useTexts('shell').ui
  const isUnderWay = useRouterState({ select: ({ status }) => status === 'pending' })
  return isUnderWay && <div role="progressbar" aria-label={loading} className="page-progress" />
}
