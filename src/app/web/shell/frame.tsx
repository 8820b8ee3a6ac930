import { Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { zonesOf } from '#kit/own-time.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { announce } from '#platform/web/announce.ts'
import { followRouter } from '#platform/web/back-closes.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useLostFocus } from '#platform/web/lost-focus.ts'
import { useSubmitKey } from '#platform/web/submit-key.ts'
import { useIsNarrowerThan } from '#platform/web/is-narrow.ts'
import { isAnythingUnsaved, useConfirmDiscard } from '#platform/web/unsaved.ts'
import { useIdle } from '#platform/web/use-idle.ts'
import { LiveRegion } from '#platform/web/ui/live-region.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { rememberInside } from './last-inside.ts'
import { Main } from './main.tsx'
import { PageTabs } from './page-tabs.tsx'
import { Sidebar } from './sidebar.tsx'
import { useRemembered } from './use-remembered.ts'
import { lazily } from '#platform/web/lazily.ts'
import { ZonesProvider } from '#platform/web/zones.tsx'

// only who opens the menu on a small screen needs it
const Drawer = lazily(() => import('#platform/web/ui/drawer.tsx'), 'Drawer')
// only who opens it needs it
const AppCommandPalette = lazily(() => import('./palette.tsx'), 'AppCommandPalette')

const IconSidebar = lazily(() => import('./rail.tsx'), 'IconSidebar')
const OutboxAndUpdateNotices = lazily(() => import('./app-notes.tsx'), 'OutboxAndUpdateNotices')
const SecondFactorDeadlineNotice = lazily(() => import('./second-factor.tsx'), 'SecondFactorDeadlineNotice')

/** They need the width: the sidebar folds to a rail there. */
const boards: ReadonlySet<string> = new Set(['/schichtplan', '/schichtplan/automatisch'])

/** The sidebar beside the screen; below 1024 px a bar at the foot, which opens it. */
export function AppFrame() {
  const nav = useTexts('nav')
  const member = useMember()
  const { palette, open } = usePalette()
  const [isOpen, setOpen] = useState<boolean>()
  useLeavingGuard()
  useLostFocus()
  useLastInside()
  useSubmitKey()
  const isIdle = useIdle()
  // a board of many columns wants the room
  const isBoard = useLocation({ select: ({ pathname }) => boards.has(pathname) })
  const [rail, setRail] = useRemembered('staffel.rail', ['folded', 'open'], 'folded')
  const isFolded = isBoard && rail === 'folded'
  // a phone renders the sidebar once its menu opens, not hidden with every page
  const isNarrow = useIsNarrowerThan('64rem')
  return (
    <div
      className={`flex min-h-[calc(100svh-var(--offline-bar,0px))] flex-col lg:grid print:block! ${isFolded ? 'lg:grid-cols-[56px_minmax(0,1fr)]' : 'lg:grid-cols-[248px_minmax(0,1fr)]'}`}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2"
      >
        {nav.skip}
      </a>
      {!isNarrow && (
        <aside
          aria-label={nav.sidebar}
          className="sticky top-[var(--offline-bar,0px)] hidden h-[calc(100dvh-var(--offline-bar,0px))] border-r border-line lg:block print:hidden"
        >
          {isFolded ? (
            <Suspense>
              <IconSidebar member={member} onSearch={open} onUnfold={() => setRail('open')} />
            </Suspense>
          ) : (
            <Sidebar member={member} onSearch={open} onFold={isBoard ? () => setRail('folded') : undefined} />
          )}
        </aside>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <Drawer open={isOpen} onOpenChange={setOpen} side="left" title={nav.label}>
            <Sidebar
              member={member}
              onNavigate={() => setOpen(false)}
              onSearch={() => {
                setOpen(false)
                open()
              }}
            />
          </Drawer>
        </Suspense>
      )}
      {palette}
      <LiveRegion />
      <PageAnnouncer />
      <Progress />
      <div className="flex min-w-0 flex-1 flex-col">
        {member.secondFactor && (
          <Suspense>
            <SecondFactorDeadlineNotice from={member.secondFactor.from} />
          </Suspense>
        )}
        {isIdle && (
          <Suspense>
            <OutboxAndUpdateNotices />
          </Suspense>
        )}
        <Main
          id="content"
          tabIndex={-1}
          className={`flex-1 px-4 py-5 outline-none has-[[data-fills]]:flex has-[[data-fills]]:flex-col print:p-0! ${isBoard ? '' : 'sm:px-6 lg:px-8 lg:py-8'}`}
        >
          <PageTabs />
          <ZonesProvider zones={zonesOf(member)}>
            <Outlet />
          </ZonesProvider>
        </Main>
      </div>
      <BottomBar member={member} onMenu={() => setOpen(true)} />
    </div>
  )
}

function useLastInside(): void {
  const href = useLocation({ select: location => location.href })
  useEffect(() => rememberInside(href), [href])
}

/** Nobody leaves a page, or the app, with something unsaved that they were not asked about. */
function useLeavingGuard(): void {
  const { history } = useRouter()
  const mayDiscard = useConfirmDiscard()
  const ask = useRef(mayDiscard)
  useEffect(() => {
    ask.current = mayDiscard
  })
  useEffect(() => followRouter(history), [history])
  useEffect(
    () =>
      history.block({
        blockerFn: async () => isAnythingUnsaved() && !(await ask.current()),
        enableBeforeUnload: isAnythingUnsaved,
      }),
    [history],
  )
}

/** Says which page is shown, each time that another one is. */
function PageAnnouncer() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = path
    if (!isFirst) announce(document.querySelector('h1')?.textContent ?? document.title)
  }, [path])
  return null
}

/** On top of the page while another is on its way; `app.css` draws it only after a moment: most are there at once. */
function Progress() {
  const { loading } = useTexts('shell').ui
  const isUnderWay = useRouterState({ select: ({ status }) => status === 'pending' })
  return isUnderWay && <div role="progressbar" aria-label={loading} className="page-progress" />
}

/** The palette, which Ctrl+K (⌘K) opens and closes anywhere behind the sign-in; and how else to open it. */
function usePalette(): { readonly palette: ReactNode; readonly open: () => void } {
  const member = useMember()
  const { loadTexts } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void loadTexts('palette').then(() => setOpen(open => !open))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [loadTexts])
  return {
    palette: <Suspense>{isOpen && <AppCommandPalette member={member} onClose={() => setOpen(false)} />}</Suspense>,
    open: () => void loadTexts('palette').then(() => setOpen(true)),
  }
}
