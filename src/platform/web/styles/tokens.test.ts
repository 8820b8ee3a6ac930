import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shiftColours } from '#kit/colour.ts'

const css = fs.readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
type Theme = 'light' | 'dark'

/** The tokens of a theme: the dark ones stand in rules of their own. */
function tokensOf(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes('dark') !== (theme === 'dark')) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)) tokens.set(name, value)
  }
  return tokens
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('the %s theme', theme => {
  const tokens = tokensOf(theme)
  const ratio = (front: string, back: string): number => {
    const [a, b] = [tokens.get(front), tokens.get(back)]
    if (a === undefined || b === undefined) throw new Error(`no token ${a === undefined ? front : back}`)
    return contrast(a, b)
  }

  it.each(['canvas', 'surface', 'sunken'])('can be read on %s', back => {
    expect(ratio('text', back)).toBeGreaterThanOrEqual(7)
    expect(ratio('text-2', back)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('text-3', back)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('danger', back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['canvas', 'surface', 'accent-soft'])('shows the accent on %s', back => {
    expect(ratio('accent', back)).toBeGreaterThanOrEqual(4.5)
  })

  it('can be read on its buttons', () => {
    expect(ratio('on-primary', 'primary')).toBeGreaterThanOrEqual(7)
  })

  it.each(shiftColours)('keeps %s legible as text, as a line and filled', hue => {
    expect(ratio(`${hue}-fg`, `${hue}-bg`)).toBeGreaterThanOrEqual(theme === 'light' ? 6 : 7)
    expect(ratio(`${hue}-line`, 'surface')).toBeGreaterThanOrEqual(3)
    expect(ratio(`${hue}-line`, `${hue}-bg`)).toBeGreaterThanOrEqual(2.9)
    expect(ratio(`${hue}-on`, `${hue}-solid`)).toBeGreaterThanOrEqual(4.5)
  })
})
