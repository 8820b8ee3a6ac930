import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import { catalogues, type Language, now } from './people.ts'

/** The worker has laid the app ready, and the page is under it. */
export async function installed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** All that the browser keeps to be read without a connection. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // opening one makes it
    if (!(await indexedDB.databases()).some(({ name }) => name === 'staffel')) return ''
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('staffel'))
    const all = await done(database.transaction('kept').objectStore('kept').getAll())
    database.close()
    return JSON.stringify(all)
  })

/** For statements: SQL's own now() is the real time, which is not the one of the runner and the servers. */
export const sqlNow = (): string => `timestamptz '${now().toString()}'`

export async function onDatabase(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

/** The time of the data on a page shown offline. In the hour that occurs twice in autumn it has a time zone. */
export const standing = (page: Page, language: Language): Locator =>
  page.getByText(new RegExp(`^${catalogues[language].shell.ui.asOf('').trim()} \\d\\d:\\d\\d(?: \\S+)?$`))
