import { OwnShifts } from '#features/planning/market/web/own-shifts.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'

/** The coming shifts of the reader, and what can be done about each. */
export function MyShiftsScreen() {
  const { myShifts } = useTexts('nav')
  const { subtitle } = useTexts('market').ownShifts
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <PageHeader title={myShifts} subtitle={subtitle} />
      <ShownWhole>
        <OwnShifts />
      </ShownWhole>
    </div>
  )
}
