import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shiftColours } from '#kit/colour.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

const blocks = Array.from(css.matchAll(/:root(\[data-theme="?dark"?\])?\s*\{([^}]*)\}/g), ([, dark, body = '']) => ({
  isDark: dark !== undefined,
  tokens: Array.from(body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g), ([, name = '', value = '']) => [name, value]),
}))
const light: Record<string, string> = Object.fromEntries(blocks.filter(one => !one.isDark).flatMap(one => one.tokens))
const dark = { ...light, ...Object.fromEntries(blocks.filter(one => one.isDark).flatMap(one => one.tokens)) }

const papers = ['canvas', 'surface', 'sunken', 'float']

function luminance(colour: string): number {
  const long = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(place => Number.parseInt(long.slice(place, place + 2), 16) / 255)
    .map(part => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each([
  { name: 'light', theme: light, hueText: 6, secondary: 9, quiet: 7 },
  { name: 'dark', theme: dark, hueText: 7, secondary: 6, quiet: 4.5 },
])('in the $name theme', ({ theme, hueText, secondary, quiet }) => {
  const colour = (name: string): string => {
    const value = theme[name]
    if (value === undefined) throw new Error(`no token --${name}`)
    return value
  }
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  it.each([
    ...papers.flatMap(paper => [
      ['text', paper, 12],
      ['text-2', paper, secondary],
      ['text-3', paper, quiet],
      ['danger', paper, 4.5],
    ]),
    ...['canvas', 'surface', 'float'].flatMap(paper => [
      ['accent', paper, 4.5],
      ['line-strong', paper, 3],
    ]),
    ['text', 'accent-soft', 7],
    ['accent', 'accent-soft', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-primary', 'primary', 12],
    ['on-danger', 'danger', 4.5],
  ] as [string, string, number][])('%s stands out on %s by %d', (ink, paper, least) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(least)
  })

  it.each(shiftColours)('%s can be read, told apart and written on', hue => {
    expect(contrast(`${hue}-fg`, `${hue}-bg`)).toBeGreaterThanOrEqual(hueText)
    expect(contrast(`${hue}-line`, `${hue}-bg`)).toBeGreaterThanOrEqual(3)
    expect(contrast(`${hue}-line`, 'surface')).toBeGreaterThanOrEqual(3)
    expect(contrast(`${hue}-on`, `${hue}-solid`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('ink-on-dot', `${hue}-dot`)).toBeGreaterThanOrEqual(4.5)
  })
})
