import { expect } from '@playwright/test'
import { openPushService } from '#test/push-service.ts'
import { catalogues, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const language = 'de'
test('a phone is told, and what is tapped there is done', { tag: '@all' }, async ({ browser }) => {
  const { push: texts } = catalogues[language]
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
      unsubscribe: async () => Reflect.set(window, 'held', null),
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
  await expect(page.getByRole('button', { name: texts.on, exact: true })).toBeVisible()
  await installation.stop()
  await service.close()
})
