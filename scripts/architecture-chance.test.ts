import { expect, it } from 'vitest'
import { chanceFindings } from './architecture-chance.ts'

const found = (path: string, text: string) => chanceFindings(path, text).map(({ line, wrong }) => `${line} ${wrong}`)

it.each([
  ['src/kit/a.test.ts', 'const now = Date.now()', 'reads the real clock'],
  ['src/kit/a.test.ts', 'const now = new Date()', 'reads the real clock'],
  ['test/a.ts', 'const now = Temporal.Now.instant()', 'reads the real clock'],
  ['e2e/a.spec.ts', 'const began = performance.now()', 'reads the real clock'],
  ['src/kit/a.test.ts', 'await new Promise(done => setTimeout(done, 50))', 'waits with a timer'],
  ['src/kit/a.test.ts', "import { setTimeout } from 'node:timers/promises'", 'waits with a timer'],
  ['e2e/a.spec.ts', 'await page.waitForTimeout(100)', 'sleeps'],
  ['e2e/a.spec.ts', "await page.waitForLoadState('networkidle')", 'waits for an idle network'],
  ['e2e/a.spec.ts', 'await context.setOffline(true)', 'goes on before the page has noticed that it is offline'],
  ['e2e/a.spec.ts', 'expect(await rows.count()).toBe(3)', 'reads a page once'],
  ['e2e/a.spec.ts', 'expect(await row.getAttribute("title")).toBe("x")', 'reads a page once'],
  ['e2e/a.spec.ts', "page.route('**/a', b); await page.waitForTimeout(1); page.route('**/c', d)", 'sleeps'],
  ['e2e/a.spec.ts', 'await rows.nth(1).click()', 'finds by position or test id'],
  ['e2e/a.spec.ts', 'const [row] = [(await rows.all())[0]]', 'finds by position or test id'],
  ['e2e/a.spec.ts', "page.getByTestId('save')", 'finds by position or test id'],
])('refuses in %s: %s', (path, text, wrong) => {
  expect(found(path, `\n${text}\n`)).toEqual([`2 ${wrong}`])
})

it.each([
  ['src/kit/a.ts', 'const now = Date.now()'],
  ['src/kit/a.test.ts', '// not Date.now()'],
  ['src/kit/a.test.ts', 'const then = new Date(0)'],
  ['e2e/a.spec.ts', 'test.setTimeout(1000)'],
  ['e2e/a.spec.ts', 'await page.evaluate(() => Date.now() + 1000)'],
  ['e2e/a.spec.ts', 'await expect.poll(() => rows.count()).toBe(3)'],
  ['e2e/a.spec.ts', "await expect(await page.request.post('/api')).toBeOK()"],
  ['e2e/board.speed.ts', 'await page.waitForTimeout(300)'],
  ['test/smtp.ts', 'setTimeout(done, 40)'],
])('accepts in %s: %s', (path, text) => {
  expect(found(path, text)).toEqual([])
})

it('exempts a file from what it is known for, as long as it does that', () => {
  expect(found('e2e/staffel.ts', "page.getByTestId('save')\nconst now = Date.now()")).toEqual([
    '1 finds by position or test id',
  ])
  expect(found('e2e/staffel.ts', 'const now = clock.now()')).toEqual(['1 is exempt for nothing: reads the real clock'])
})
