import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

/** For an address with a week or day that does not exist: another one is shown, and it is said. */
export function NoSuchWeek({ asked }: { asked: string }) {
  const texts = useTexts('availability')
  return (
    <div className="mb-4 print:hidden">
      <Notice kind="warning">{texts.noSuchWeek(asked.slice(0, 20))}</Notice>
    </div>
  )
}
