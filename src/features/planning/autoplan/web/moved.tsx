import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Proposed } from '../schema.ts'

/** What a proposal stood on has changed. */
export function Moved({ proposal: { letter, moved }, onAgain }: { proposal: Proposed; onAgain: () => void }) {
  const { moved: texts } = useTexts('autoplan')
  return (
    <div className="mb-3 print:hidden">
      <Notice kind="warning" title={texts.title(letter)}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{texts.text(moved.map(ground => texts.grounds[ground]).join(', '))}</p>
          <Button size="sm" onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
