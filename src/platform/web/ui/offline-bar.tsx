import { WifiOff } from 'lucide-react'
import { useIsDisconnected } from '../connection.ts'

/** What fills the screen's height, such as the sidebar, is so much shorter. */
const makeRoom = (bar: HTMLElement | null) =>
  document.documentElement.style.setProperty('--offline-bar', `${bar?.offsetHeight ?? 0}px`)

/** On top of everything while there is no way to the server. */
export function OfflineBar({ text }: { text: string }) {
  const isShown = useIsDisconnected()
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {isShown && (
        <p
          ref={makeRoom}
          data-hue="orange"
          className="flex items-center justify-center gap-2 border-b border-line bg-hue-bg px-4 py-2 text-13 text-hue-fg"
        >
          <WifiOff aria-hidden size={15} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
