import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { RateDialog } from './rate-dialog.tsx'

interface Props {
  readonly profileId: string
  readonly fullName: string
  readonly month: string
}

/** Sets the first rate of a member who has none. */
export function FirstRate({ profileId, fullName, month }: Props) {
  const texts = useTexts('pay')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={texts.setRateOf(fullName)}
        // a phone scrolls it beside the column of names, not below it
        className="scroll-ml-52"
        onClick={() => setOpen(true)}
      >
        {texts.setRate}
      </Button>
      {isOpen && (
        <RateDialog
          rates={{ profileId, fullName, currency: null, isCurrencyFree: true, rates: [] }}
          month={month}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
