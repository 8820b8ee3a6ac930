import { useTexts } from '#platform/web/i18n.tsx'

/** Until it is known who is here, and what they are shown. */
export function LoadingScreen() {
  const { loading } = useTexts('shell').ui
  return (
    <p role="status" className="grid min-h-[80dvh] place-items-center text-text-2">
      {loading}
    </p>
  )
}
