import { expect, it } from 'vitest'
import { loopsIn, weighAll } from './budgets.ts'
import type { Manifest } from './manifest.ts'

const chunk = (file: string, more: Partial<Manifest[string]> = {}): Manifest[string] => ({
  file,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  css: [],
  dynamicImports: [],
  assets: [],
  ...more,
})

const manifest: Manifest = {
  'index.html': chunk('assets/main.js', { isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] }),
  '_shared.js': chunk('assets/shared.js'),
  '_button.js': chunk('assets/button.js', { imports: ['_shared.js'] }),
  'src/app/messages/outside.de.ts': chunk('assets/outside-de.js', { isDynamicEntry: true }),
  'src/app/messages/outside.en.ts': chunk('assets/outside-en.js', { isDynamicEntry: true }),
  'src/app/messages/inside.de.ts': chunk('assets/inside-de.js', { isDynamicEntry: true }),
  'src/app/messages/widgets.de.ts': chunk('assets/widgets-de.js', { isDynamicEntry: true }),
  'src/app/web/shell/protected-frame.tsx': chunk('assets/frame.js', { isDynamicEntry: true }),
  'src/app/web/screens/login.tsx': chunk('assets/login.js', {
    isDynamicEntry: true,
    imports: ['_button.js', 'index.html'],
  }),
  'src/app/web/screens/dashboard.tsx': chunk('assets/dashboard.js', { isDynamicEntry: true, css: ['assets/plot.css'] }),
  'docs/product/de/plan.md': chunk('assets/plan-page.js', { isDynamicEntry: true }),
  'assets/instrument.woff2': chunk('assets/instrument.woff2'),
}

const bytes: Record<string, number> = {
  'assets/main.js': 1,
  'assets/shared.js': 20,
  'assets/button.js': 300,
  'assets/outside-de.js': 4000,
  'assets/outside-en.js': 50_000,
  'assets/inside-de.js': 80_000_000,
  'assets/frame.js': 900_000_000,
  'assets/widgets-de.js': 1_000_000_000,
  'assets/login.js': 600_000,
  'assets/dashboard.js': 7_000_000,
  'assets/plan-page.js': 20_000_000_000,
  'assets/main.css': 8,
  'assets/plot.css': 90,
}

it('weighs what a first visit loads, each chunk once, one language only, and no pages of the handbook', () => {
  const weights = weighAll(manifest, file => bytes[file]!)
  expect(Object.fromEntries(weights.map(({ name, weight }) => [name, weight]))).toEqual({
    '/login': 604_321,
    '/dashboard': 1_987_004_021,
    '/availability': undefined,
    '/agency-week': undefined,
    'whole app': 1_987_604_321,
    // the page, its frame and the dashboard, with what they begin with
    'laid ready': 907_000_119,
    CSS: 98,
  })
})

it('finds chunks that wait for each other, however long the way round', () => {
  expect(loopsIn(manifest)).toEqual([])
  const looped: Manifest = {
    ...manifest,
    '_shared.js': chunk('assets/shared.js', { imports: ['src/app/web/screens/login.tsx'] }),
  }
  expect(loopsIn(looped)).toContain('assets/shared.js → assets/login.js → assets/button.js → assets/shared.js')
})
