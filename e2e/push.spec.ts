import { expect } from '@playwright/test'
import { openPushService } from '#test/push-service.ts'
import { catalogues, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const language = 'de'
test('a phone shows messages and acts on a tap, until the person signs out', { tag: '@all' }, async ({ browser }) => {
  const { push: texts, nav } = catalogues[language]
  const service = await openPushService()
  const installation = await startStaffel({
    isDemo: true,
    env: service.variables,
  })
  const { page } = await person(browser, installation, language, { width: 390, height: 844 })
  const device = service.newDevice()
  // this browser has no push service of its own, and nobody who could be asked
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        Reflect.set(window, 'held', null)
        sessionStorage.setItem('unsubscribed', String(Number(sessionStorage.getItem('unsubscribed')) + 1))
      },
    }
    Reflect.set(PushManager.prototype, 'getSubscription', async () => Reflect.get(window, 'held') ?? null)
    Reflect.set(PushManager.prototype, 'subscribe', async () => {
      Reflect.set(window, 'held', made)
      return made
    })
  }, device)
  await signIn(page, language, 'chatter@demo.staffel.test', '/settings/notifications')
  await press(page, texts.on)
  await expect(page.getByText(texts.isOn, { exact: true })).toBeVisible()
  // the worker is there, and asks for nothing that it does not need
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).scope))
    .toBe(`${installation.url}/`)

  const admin = await person(browser, installation, language)
  await signIn(admin.page, language, 'admin@demo.staffel.test', '/dashboard')
  const { origin } = new URL(installation.url)
  const team = await (await admin.page.request.get('/api/v1/team')).json()
  const anna = team.find(({ fullName }: { fullName: string }) => fullName === 'Anna Brückner')
  const given = await admin.page.request.post('/api/v1/todos', {
    data: { text: 'Bilder sortieren', assignedTo: anna.id },
    headers: { origin },
  })
  await expect(given).toBeOK()
  await expect.poll(() => service.delivered.map(({ message }) => message['body']).join()).toContain('Bilder sortieren')

  await press(page, texts.off)
  await press(page, texts.on)
  await expect(page.getByText(texts.isOn, { exact: true })).toBeVisible()

  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')
    const drawing = await canvas.convertToBlob()
    const form = new FormData()
    form.set('file', drawing, 'bild.png')
    const { id }: { id: string } = await (await fetch('/api/v1/images', { method: 'POST', body: form })).json()
    const address = `/api/images/${id}/320.webp`
    return { address, status: (await fetch(address)).status }
  })
  expect(picture.status).toBe(200)
  const inCache = () =>
    page.evaluate(
      address =>
        fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ status }) => status,
          () => 'missing',
        ),
      picture.address,
    )
  expect(await inCache()).toBe(200)
  await press(page, nav.open)
  await press(page, nav.signOut)
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsubscribed'))).toBe('2')
  expect(await inCache()).not.toBe(200)
  await installation.stop()
  await service.close()
})
