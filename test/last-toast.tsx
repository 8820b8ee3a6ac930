import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useToast } from '#platform/web/ui/toast.tsx'

const text = 'Letzte Meldung'

/** Belongs inside of the `ToastProvider` of a test that calls `allToasts`. */
export const LastToast = () => {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast.info(text)}>
      {text}
    </button>
  )
}

/** The text of all toasts so far. Toasts appear in order, so it adds one more and waits for it. */
export async function allToasts(): Promise<string> {
  fireEvent.click(screen.getByText(text))
  await waitFor(() => {
    if (screen.getAllByText(text).length < 2) throw new Error('the last toast is not shown yet')
  })
  const shown = [...document.querySelectorAll('.tells')].map(({ textContent }) => textContent)
  return shown.join('\n')
}
