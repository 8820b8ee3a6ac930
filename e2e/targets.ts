import type { Page } from '@playwright/test'

/**
 * Controls that a finger or a mouse hits in less than so many pixels, by their names: from the middle of each, half as far to
 * every side is still the control, its label or what lies in it. Links in a running text are as high as its lines.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(pixels => {
    const controls =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=radio], [role=switch], [role=tab]'
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    }
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.closest('p, li, td, dd, div')
      return around?.textContent.trim() !== element.textContent?.trim()
    }
    const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])
    const isHit = (element: Element, x: number, y: number) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
      const found = document.elementFromPoint(x, y)
      return [element, ...labelsOf(element)].some(each => each.contains(found) || found?.closest('label') === each)
    }
    const reach = pixels / 2 - 1
    return [...document.querySelectorAll(controls)]
      .filter(
        each =>
          isSeen(each) &&
          !isInText(each) &&
          !each.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]'),
      )
      .flatMap(element => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const sides = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const
        if (sides.every(([across, down]) => isHit(element, across, down))) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return [`${element.tagName.toLowerCase()} ${name}: ${Math.round(width)} × ${Math.round(height)}`]
      })
  }, least)
