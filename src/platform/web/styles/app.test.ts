import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const app = new URL('app.css', import.meta.url)

async function loadStylesheet(id: string, base: string) {
  const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : new URL(id, base).pathname
  return { path, base, content: await readFile(path, 'utf8') }
}

// a reset of the theme in the wrong place takes colours away without a word
it.each([
  'bg-canvas',
  'bg-float',
  'bg-scrim',
  'text-text-2',
  'bg-hue-bg',
  'text-hue-fg',
  'bg-hue-dot',
  'border-orange-line',
  'text-13',
  'rounded-dialog',
  'shadow-float',
])('knows %s', async utility => {
  const sheet = await compile(await readFile(app, 'utf8'), { base: app.href, loadStylesheet })
  expect(sheet.build([utility])).toContain(`.${utility} {`)
})

it('knows no colours but ours', async () => {
  const sheet = await compile(await readFile(app, 'utf8'), { base: app.href, loadStylesheet })
  expect(sheet.build(['bg-slate-500', 'bg-black'])).not.toMatch(/\.bg-(slate|black)/)
})
