import type { Page } from '@playwright/test'

/** What does not fit: a page or a window that is too wide, a row of controls that is cut, a word that breaks in two. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const linesOf = (node: Node, start = 0, end = node.textContent?.length ?? 0) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const said = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (beyond > 0) found.add(`the page is ${beyond} px too wide`)
    const root = [...document.querySelectorAll('[role=dialog]:not([aria-modal=false]), [role=alertdialog]')].at(-1)
    for (const element of (root ?? document.body).querySelectorAll<HTMLElement>('*')) {
      const isSeen = element.offsetParent !== null && element.clientWidth > 2
      // few elements get further than this, and the style is dearer than the measures
      if (!isSeen || element.scrollWidth <= element.clientWidth + 1) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      // tables and, on a phone, tabs are moved sideways, and shortened texts end in an ellipsis
      const isMoved = innerWidth < 640 && element.matches('nav')
      const mayScroll =
        isMoved ||
        element.matches(':has(table, [role=grid], [role=img]), [role=grid], input, textarea, .sr-only') ||
        textOverflow === 'ellipsis'
      if (overflowX !== 'visible' && !mayScroll)
        found.add(`cut by ${element.scrollWidth - element.clientWidth} px: ${said(element)}`)
    }
    const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, .sr-only, code') || parent.offsetParent === null) continue
      if (linesOf(node) < 2) continue
      // an address may break anywhere
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S*[@/]\S*)[^\s\-–/·_.@:+]{4,22}(?!\S*@)/g,
      )) {
        if (linesOf(node, index, index + word.length) > 1) found.add(`broken: ${word}`)
      }
    }
    return [...found]
  })

/** What reaches further than the screen, though nothing around it scrolls: for the message. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement))
      .slice(0, 5)
      .map(
        one =>
          `${one.tagName}.${one.className} ${Math.round(one.getBoundingClientRect().right)} ${one.textContent?.slice(0, 40)}`,
      )
  })

/** By how many pixels the page or its open window is too wide, with what makes it so. */
export const excess = async (page: Page) => {
  const over = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const open = document.querySelector('[role=dialog], [role=alertdialog]')
    return Math.max(scrollWidth - innerWidth, open ? open.scrollWidth - open.clientWidth : 0)
  })
  return over > 0 ? { over, by: await widest(page) } : 'fits'
}
