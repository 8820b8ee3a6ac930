import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

/** Says why the window of a seat has closed: another member has changed or removed the shift. */
export function useGoneSeat(isGone: boolean, onClose: () => void): void {
  const { seatGone } = useTexts('planBoard')
  const toast = useToast()
  const onGone = useEffectEvent(() => {
    toast.info(seatGone)
    onClose()
  })
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
}
