// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Button } from './button.tsx'
import { ToastProvider, useToast } from './toast.tsx'
import { UiTextsProvider } from './texts.tsx'

// it is loaded with the first toast
beforeAll(() => import('./toaster.tsx'))
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Page = ({ hasBar }: { hasBar: boolean }) => {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.info('Gespeichert')}>{'Speichern'}</Button>
      {hasBar && <div data-foot-bar />}
    </>
  )
}

const page = (hasBar: boolean) => (
  <UiTextsProvider words={words}>
    <ToastProvider>
      <Page hasBar={hasBar} />
    </ToastProvider>
  </UiTextsProvider>
)

it('keeps the height of a bar at the foot of the screen free below toasts, as long as the bar is there', async () => {
  const box = new DOMRect(0, innerHeight - 68, innerWidth, 52)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-foot-bar]') ? box : new DOMRect()
  })
  const { rerender } = render(page(true))
  fireEvent.click(screen.getByText('Speichern'))
  const region = await screen.findByRole('region', { name: words.toasts })
  await waitFor(() => expect(region.style.getPropertyValue('--foot-bars')).toBe('68px'))
  rerender(page(false))
  await waitFor(() => expect(region.style.getPropertyValue('--foot-bars')).toBe('0px'))
})
