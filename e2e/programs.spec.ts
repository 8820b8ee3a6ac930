import { expect } from '@playwright/test'
import { catalogues, dialogIn, person, signIn } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

for (const language of ['de', 'en'] as const) {
  const { tokens: texts, auditLog } = catalogues[language]

  test(`a token is made, used by a program, revoked and dead, in ${language}`, async ({ browser }) => {
    const url = shared('demo')
    const { page } = await person(browser, { url, stop: async () => {} }, language)
    await signIn(page, language, 'owner@demo.staffel.test', `${url}/organization/api`)
    const dialog = dialogIn(page)
    const name = `Lohnprogramm ${language}`

    await page.getByRole('button', { name: texts.add }).first().click()
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[name=name][aria-invalid=true]')).toBeFocused()
    await dialog.locator('[name=name]').fill(name)
    await dialog.getByRole('checkbox', { name: texts.scopeNames.page_organization }).check()
    await dialog.locator('button[type=submit]').click()
    const secret = await dialog.locator('[name=secret]').inputValue()
    expect(secret).toMatch(/^stf_[\w-]{43}$/)
    await dialog.getByRole('button', { name: texts.made.done }).click()

    const program = async (path: string, init: RequestInit = {}) =>
      fetch(`${url}/api/v1${path}`, {
        ...init,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      })
    const shift = { name: `Mittag ${language}`, startTime: '11:00', endTime: '15:00', color: 'teal' }
    const made = await program('/shifts', { method: 'POST', body: JSON.stringify(shift) })
    expect(made.status).toBe(200)
    expect((await program('/team')).status).toBe(403)

    const row = page.getByRole('listitem').filter({ hasText: name })
    await page.reload()
    await expect(row).toContainText(texts.scopeCount(1))
    await expect(row).not.toContainText(texts.unused)
    await row.getByRole('button', { name: texts.revokeNamed(name) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: texts.removeConfirm }).click()
    await expect(row).toContainText(texts.states.revoked)
    const dead = await program('/shifts')
    expect(dead.status).toBe(401)

    await page.goto(`${url}/organization/audit`)
    const entry = page.getByRole('listitem').filter({ hasText: auditLog.kinds['shifts.changed'] }).first()
    await entry.getByText(auditLog.columns.change).click()
    await expect(entry).toContainText(name)
  })
}
