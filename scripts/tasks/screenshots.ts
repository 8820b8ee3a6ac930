import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from '../build.ts'
import { ensureChromium } from '../chromium.ts'

ensureChromium()
buildIfNeeded()
const args = ['test', '-c', 'e2e/screenshots.config.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1
