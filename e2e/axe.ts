import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** Minified, it is sent and parsed in half the time. */
const axe: { readonly source: string } = ofBuilder('axe-core/axe.min.js')

/**
 * Most of axe's time goes into contrast: it keeps every field of every colour in a weak map, and reads the same few
 * colours thousands of times. So its weak maps keep on the object itself, and a text that was read as a colour is kept:
 * the same findings, in the same words, in two fifths of the time.
 */
const quickAxe = `(function (WeakMap, WeakSet) {
${axe.source}
}).call(window, class {
  place = Symbol()
  has(key) { return this.place in key }
  get(key) { return key[this.place] }
  set(key, value) { key[this.place] = value; return this }
  delete(key) { return delete key[this.place] }
}, class {
  place = Symbol()
  has(key) { return this.place in key }
  add(key) { key[this.place] = true; return this }
  delete(key) { return delete key[this.place] }
});
{
  for (const rule of axe._audit.rules) {
    // every rule has an impact of its own, and all that it finds has it: these find nothing that anybody reads here
    if (rule.impact === 'minor' || rule.impact === 'moderate') rule.enabled = false
  }
  // a cell shows as much of its name as fits
  const mismatch = axe._audit.rules.find(rule => rule.id === 'label-content-name-mismatch')
  const { matches } = mismatch
  mismatch.matches = (node, ...rest) => !node.closest('[role=grid], [data-stop]') && matches(node, ...rest)
  const colour = axe.commons.color.Color.prototype
  const read = colour.parseString
  const known = new Map()
  colour.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    if (!known.has(text)) known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}`

/** Required as well as what is serious; axe runs them only when they are named. */
const required = ['label-content-name-mismatch', 'landmark-one-main', 'landmark-unique']

/** What waits for an answer: the page behind it cannot be used meanwhile. */
export const openWindow = '[role=dialog]:not([aria-modal=false]), [role=alertdialog]'

/** Axe finds nothing serious on the page as it is, or in its part that the selector names. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await endAnimations(page)
  // the builder would send and parse half a megabyte twice for each check
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(quickAxe)
  const builder = new AxeBuilder({ page, axeSource: ';' })
    // without frames there is nothing that the older way, which opens no second page, would not see
    .setLegacyMode(true)
    // passed checks are not listed
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(required.map(rule => [rule, { enabled: true }])),
    })
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  const serious = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || required.includes(id),
  )
  expect(serious.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

/** A text that is fading in has too little contrast for a moment. */
async function endAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
}
