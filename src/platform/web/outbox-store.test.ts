// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'

const confirmed = (assignmentId: string) => ({
  path: ['ownShifts', 'confirm'] as const,
  input: { assignmentId },
  title: `Bestätigt: ${assignmentId}`,
})

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => browser.close())

type Opened = Awaited<ReturnType<typeof browser.openWindow>>
const shown = ({ getPendingWrites }: Opened) => getPendingWrites().map(({ title }) => title)

async function openFor(owner: string): Promise<Opened> {
  const opened = await browser.openWindow()
  await opened.startCacheFor(owner)
  await opened.startPendingWriteStore()
  return opened
}

describe('what finds no room', () => {
  it('stays in its window, which asks before it is left, and is kept as soon as there is', async () => {
    const kim = await openFor('kim')
    browser.disk.isFull = true
    await kim.deferWrite(confirmed('early'))
    expect([shown(kim), kim.hasUnsavedWrites()]).toEqual([['Bestätigt: early'], true])
    browser.disk.isFull = false
    await kim.deferWrite(confirmed('late'))
    expect([shown(kim), kim.hasUnsavedWrites()]).toEqual([['Bestätigt: early', 'Bestätigt: late'], false])
    expect(shown(await openFor('kim'))).toEqual(shown(kim))
  })

  it('is shown behind what is kept', async () => {
    await (await openFor('kim')).deferWrite(confirmed('early'))
    const again = await browser.openWindow()
    await again.deferWrite(confirmed('late'))
    browser.disk.isFull = true
    await again.startPendingWriteStore()
    expect(shown(again)).toEqual(['Bestätigt: early', 'Bestätigt: late'])
  })

  it('is no less there when it was done before it could be kept', async () => {
    const kim = await browser.openWindow()
    await kim.deferWrite(confirmed('early'))
    await kim.startCacheFor('kim')
    browser.disk.isAway = true
    await kim.startPendingWriteStore()
    expect([shown(kim), kim.hasUnsavedWrites()]).toEqual([['Bestätigt: early'], true])
  })
})

it('what was done before it could be kept is not forgotten over what another window says', async () => {
  const first = await openFor('kim')
  const second = await browser.openWindow()
  const third = await openFor('kim')
  await second.deferWrite(confirmed('late'))
  await first.deferWrite(confirmed('early'))
  await waitFor(() => expect(shown(third)).toEqual(['Bestätigt: early']))
  await second.startPendingWriteStore()
  expect(shown(second)).toEqual(['Bestätigt: early', 'Bestätigt: late'])
})

it('a window that can read nothing shows what it has, also when another says that it has kept something', async () => {
  const first = await openFor('kim')
  browser.disk.isAway = true
  const second = await openFor('kim')
  await second.deferWrite(confirmed('late'))
  const refused = browser.disk.refused
  await first.deferWrite(confirmed('early'))
  await waitFor(() => expect(browser.disk.refused).toBeGreaterThan(refused))
  expect([shown(second), second.hasUnsavedWrites()]).toEqual([['Bestätigt: late'], true])
})

it('what was done before it could be kept joins what is kept as all that is done later does', async () => {
  await (await openFor('kim')).deferWrite(confirmed('early'))
  const again = await browser.openWindow()
  await again.deferWrite(confirmed('late'))
  await again.startPendingWriteStore((waiting, one) => [
    { ...one, title: [...waiting, one].map(({ title }) => title).join() },
  ])
  expect(shown(again)).toEqual(['Bestätigt: early,Bestätigt: late'])
})

describe('when a session ends in a page that stays', () => {
  it('nothing of it becomes the next person’s, done before it could be kept', async () => {
    const opened = await browser.openWindow()
    await opened.startCacheFor('kim')
    await opened.deferWrite(confirmed('early'))
    await opened.clearCache()
    await opened.startCacheFor('kofi')
    await opened.startPendingWriteStore()
    expect([shown(opened), shown(await openFor('kofi'))]).toEqual([[], []])
  })

  it('nor what found no room', async () => {
    const opened = await openFor('kim')
    browser.disk.isFull = true
    await opened.deferWrite(confirmed('early'))
    browser.disk.isFull = false
    await opened.clearCache()
    expect(opened.hasUnsavedWrites()).toBe(false)
    await opened.startCacheFor('kofi')
    await opened.startPendingWriteStore()
    await opened.deferWrite(confirmed('late'))
    expect([shown(opened), shown(await openFor('kofi'))]).toEqual([['Bestätigt: late'], ['Bestätigt: late']])
  })

  it('nor what is being written', async () => {
    const opened = await openFor('kim')
    const writing = opened.deferWrite(confirmed('early'))
    await opened.clearCache()
    await writing
    expect(shown(opened)).toEqual([])
  })

  it('but what somebody does on their first visit, before anybody is known, is theirs', async () => {
    const opened = await browser.openWindow()
    await opened.deferWrite(confirmed('early'))
    await opened.startCacheFor('kim')
    await opened.startPendingWriteStore()
    expect(shown(opened)).toEqual(['Bestätigt: early'])
  })
})
