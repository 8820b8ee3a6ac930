import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

/** In a window that publishes: the plan is another by now, and only what is shown may be published. */
export function OutdatedNotice({ onShow }: { readonly onShow: () => void }) {
  const { publishing: texts } = useTexts('planBoard')
  return (
    <Notice kind="warning" title={texts.outdated}>
      <p>{texts.outdatedText}</p>
      <Button size="sm" className="mt-2" onClick={onShow}>
        {texts.showCurrent}
      </Button>
    </Notice>
  )
}
