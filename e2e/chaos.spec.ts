import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { createSeededRandom, type SeededRandom } from '#app/sample/random.ts'
import { chooseTarget, watchTaps } from './chaos-page.ts'
import { person, today } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/*
 * Each tap comes at a random moment, while answers are late and other members change the page. A tap on a control with a
 * consequence does what the person saw there when deciding, or nothing. No other tap has a consequence.
 */

/** Milliseconds between what a person sees and the tap that answers it. */
const reaction = 250
/** Milliseconds after which a tap has arrived, or never will. */
const arrivesWithin = 2_000
/** Pixels around a touch within which Chromium presses the nearest control. */
const fingerRadius = 10
const seed = Number(process.env['CHAOS_SEED'] ?? 24)

const screens = [
  { who: 'chatter', path: '/dashboard' },
  { who: 'owner', path: '/dashboard' },
  { who: 'lead', path: '/dashboard' },
  { who: 'chatter', path: '/market' },
  { who: 'owner', path: '/exchange' },
  { who: 'owner', path: '/todo-management' },
  { who: 'owner', path: '/on-duty' },
  { who: 'chatter', path: '/availability' },
  { who: 'owner', path: '/organization/api' },
  { who: 'lead', path: '/todo-management' },
] as const

const tapsAVisit = 6
/** Controls with a consequence may lie behind a dialog: after so many tries any control will do. */
const maxMisses = 5
/** After so many, the visit ends: nothing can be pressed there. */
const maxMissesInRow = 40

/** Calls that give, take, answer, end or delete something. */
const consequences =
  /\/rpc\/\w+\/(?:accept|advertise|apply|approve|check(?:In|Out)|choose|complete|confirm|decide|decline|delete|end|erase|give|reject|remove|report|revoke|setCompleted|setStatus|swap|take|undo|withdraw)/

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const

for (const [device, viewport] of Object.entries(devices)) {
  test(`30 random presses on a ${device} do what the person saw, or nothing`, ({ browser }) =>
    tapThrough(browser, viewport, 30))
  test(`500 random presses on a ${device} do what the person saw, or nothing`, { tag: '@all' }, ({ browser }) => {
    test.setTimeout(1_800_000)
    return tapThrough(browser, viewport, 500)
  })
}

const isPhone = ({ width }: { width: number }): boolean => width < 640

async function tapThrough(browser: Browser, viewport: { width: number; height: number }, count: number): Promise<void> {
  const installation = await startStaffel({ isDemo: true })
  const random = createSeededRandom(seed + viewport.width)
  const others = {
    owner: await signedIn(browser, installation, 'owner'),
    lead: await signedIn(browser, installation, 'lead'),
    chatter: await signedIn(browser, installation, 'chatter'),
    colleague: await signedIn(browser, installation, 'chatter02'),
  }
  // of their own: they go on while the page is tapped
  const chances = createSeededRandom(seed)
  const wrong: string[] = []
  let grave = 0
  let taps = 0
  // at least half of them on controls with a consequence
  for (let round = 0; taps < count || grave < count / 2; round++) {
    const { who, path } = screens[round % screens.length] ?? screens[0]
    const { page, context } = await open(browser, installation, others[who], viewport, random)
    await page.goto(path, { waitUntil: 'commit' })
    let misses = 0
    for (let left = tapsAVisit; left > 0 && misses < maxMissesInRow; ) {
      void actBeside(others, chances)
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await tapSomewhere(page, viewport, random, misses < maxMisses && grave <= taps * 0.6)
      misses = outcome ? 0 : misses + 1
      if (!outcome) continue
      left -= 1
      taps += 1
      if (outcome.hasConsequence) grave += 1
      wrong.push(...outcome.wrong.map(each => `${who} ${path}: ${each}`))
    }
    await context.close()
  }
  expect(wrong).toEqual([])
  await installation.stop()
}

async function open(
  browser: Browser,
  installation: Installation,
  session: APIRequestContext,
  viewport: { width: number; height: number },
  random: SeededRandom,
) {
  const { page, context } = await person(browser, installation, 'de', viewport)
  await context.addCookies((await session.storageState()).cookies)
  await page.addInitScript(watchTaps, { reaction, radius: isPhone(viewport) ? fingerRadius : 0 })
  // a random tap must not sign out, leave the organisation or start a download
  await page.route(/\/api\/rpc\/(?:signIn\/signOut|ownAccount\/|sample\/)/, route => route.abort())
  await page.route(/\/api\/rpc\/(?!signIn|ownAccount|sample)/, async route => {
    await pause(random.next() * 600)
    await route.continue().catch(() => {})
  })
  return { page, context }
}

/** @returns undefined when there is nothing to press yet */
async function tapSomewhere(page: Page, viewport: { width: number }, random: SeededRandom, wantsConsequence: boolean) {
  const chances = [random.next(), random.next(), random.next()]
  const delay = reaction + 20 + random.next() * 400
  const target = await page.evaluate(chooseTarget, { chances, wantsConsequence }).catch(() => undefined)
  if (!target) {
    await pause(50)
    return undefined
  }
  const before = await page
    .evaluate(({ x, y }) => {
      chaos.aim(x, y)
      return { calls: chaos.calls.length, clicks: chaos.clicks }
    }, target)
    // it was left in this moment
    .catch(() => undefined)
  if (before === undefined) return undefined
  await pause(delay)
  await (isPhone(viewport) ? page.touchscreen.tap(target.x, target.y) : page.mouse.click(target.x, target.y))
  // a page that is busy gets it late, and would take it for the next one; a disabled control gets none
  await page.waitForFunction(from => chaos.clicks > from, before.clicks, { timeout: arrivesWithin }).catch(() => {})
  await pause(60)
  const { taps, calls } = await page
    .evaluate(from => ({ taps: chaos.taps, calls: chaos.calls.slice(from) }), before.calls)
    .catch(() => ({ taps: [], calls: [] }))
  const [tap] = taps
  const did = tap?.hit?.control
  const wrong: string[] = []
  if (did !== undefined && !tap?.seen.includes(did))
    wrong.push(`${did} was pressed, ${tap?.seen.join(' or ') || 'nothing'} was seen (${tap?.before.join(', ')})`)
  const grave = calls.filter(path => consequences.test(path))
  if (tap && did === undefined && grave.length > 0) wrong.push(`a tap elsewhere called ${grave.join(', ')}`)
  await page.keyboard.press(random.next() < 0.1 ? 'Escape' : 'Shift').catch(() => {})
  return { hasConsequence: target.hasConsequence, wrong }
}

const signedIn = async (browser: Browser, installation: Installation, who: string): Promise<APIRequestContext> => {
  const { context } = await person(browser, installation, 'de')
  const answer = await context.request.post('/api/v1/session', {
    data: { email: `${who}@demo.staffel.test`, password },
  })
  await expect(answer).toBeOK()
  return context.request
}

type Others = Readonly<Record<'owner' | 'lead' | 'chatter' | 'colleague', APIRequestContext>>

/** Makes one random change to the page under test, from another session. A refused call changes nothing. */
async function actBeside({ owner, lead, chatter, colleague }: Others, random: SeededRandom): Promise<void> {
  const day = addDays(today(), 7 + Math.floor(random.next() * 40))
  const act = random.pick([
    async () => {
      for (const request of [owner, lead, chatter]) {
        const { member } = await (await request.get('/api/v1/session')).json()
        const data = { text: `Aufgabe für ${day}`, category: 'work', assignedTo: member.profileId }
        await request.post('/api/v1/todos', { data })
      }
    },
    async () => {
      const { open } = await (await chatter.get('/api/v1/todos/own')).json()
      await chatter.put(`/api/v1/todos/${open[0].id}/completed`, { data: { isCompleted: true } })
    },
    () => chatter.post('/api/v1/vacation-requests', { data: { week: weekOf(day), dates: [day], reason: 'Umzug' } }),
    ...[colleague, chatter].map(member => async () => {
      const seat = await ownSeat(member, random)
      await member.post(`/api/v1/market/seats/${seat}/give`, { data: { to: null, note: '' } })
    }),
    async () => {
      const seat = await ownSeat(colleague, random)
      const data = { kind: 'illness', until: null, note: '' }
      await colleague.post(`/api/v1/market/seats/${seat}/absence`, { data })
    },
  ])
  await pause(random.next() * 300)
  // the sample has no seat, or no todo, left for it
  await act().catch(() => {})
}

async function ownSeat(member: APIRequestContext, random: SeededRandom): Promise<string> {
  const days: { shifts: { assignmentId: string }[] }[] = await (await member.get('/api/v1/me/shifts')).json()
  return random.pick(days.flatMap(({ shifts }) => shifts)).assignmentId
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
