import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

/** How long "really?" stands there, in milliseconds (docs/product/en/vacation.md#taking-back). */
const sureTime = 3000

interface Props {
  readonly label: string
  readonly sureLabel: string
  readonly loading: boolean
  readonly onSure: () => void
}

/** Asks once more on the button itself, and forgets the question after three seconds. */
export function TwoStepButton({ label, sureLabel, loading, onSure }: Props) {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!asks) return undefined
    const timer = setTimeout(() => setAsks(false), sureTime)
    return () => clearTimeout(timer)
  }, [asks])
  return (
    <Button
      variant={asks ? 'danger' : 'ghost'}
      loading={loading}
      onClick={() => {
        if (asks) onSure()
        setAsks(!asks)
      }}
    >
      <span aria-live="polite">{asks ? sureLabel : label}</span>
    </Button>
  )
}
