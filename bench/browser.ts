import { chromium } from '@playwright/test'
import { browser as chosen } from '../e2e/browser.ts'
import { measureGrid } from './browser-grid.ts'
import { measurePages } from './browser-pages.ts'
import { record } from './recording.ts'
import { openStage } from './stage.ts'

const results = record('browser')
const stage = await openStage()
const browser = await chromium.launch(chosen?.launchOptions)
try {
  await measureGrid(browser, stage, results)
  await measurePages(browser, stage, results)
} finally {
  await browser.close()
  await stage.close()
}
results.save(stage.postgres)
