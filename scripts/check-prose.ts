/*
 * node scripts/check-prose.ts [--all]: checks English comments, test names, texts and documents, and the titles of commits.
 *
 * Without --all only the lines and commits since the merge base with origin/main; where that is HEAD itself or unknown, those
 * of the last 20 commits after the step was added.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { changedLines } from './journeys.ts'
import { findingsIn, titleFindings } from './prose.ts'
import { proseOfCode, proseOfMarkdown } from './prose-texts.ts'

const isAll = process.argv.includes('--all')
const base = isAll ? undefined : baseOf()
const changed =
  base === undefined ? undefined : changedLines(git('diff', '--unified=0', '--no-ext-diff', base).join('\n'))
let count = 0

for (const path of git('ls-files', '*.ts', '*.tsx', '*.md').filter(isChecked)) {
  const lines = changed?.get(path)
  if ((changed && !lines) || !existsSync(path)) continue
  const text = readFileSync(path, 'utf8')
  const prose = path.endsWith('.md') ? proseOfMarkdown(text) : proseOfCode(path, text)
  for (const part of prose) {
    // a changed line makes its whole sentence new
    const end = part.line + part.text.split('\n').length
    if (lines && !lines.some(line => line >= part.line && line <= end)) continue
    for (const { line, wrong, advice } of findingsIn(part)) report(`${path}:${line}  ${wrong}  ${advice}`)
  }
}
if (base !== undefined)
  for (const title of git('log', '--no-merges', '--format=%s', `${base}..HEAD`).flatMap(titleFindings))
    report(`commit title  ${title}`)
console.log(`${count} findings`)
process.exitCode = count > 0 ? 1 : 0

function report(finding: string): void {
  count += 1
  console.log(finding)
}

function isChecked(path: string): boolean {
  return !/^docs\/(?:product\/de\/|renamed\.md)|^scripts\/(?:prose|architecture-words)|^CHANGELOG|^bench\/RESULTS/.test(
    path,
  )
}

/** The commit after which lines and titles count. */
function baseOf(): string {
  const head = git('rev-parse', 'HEAD')[0]
  const merge = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], { encoding: 'utf8' }).stdout.trim()
  if (merge !== '' && merge !== head) return merge
  const added = git('log', '-Scheck-prose.ts', '--format=%H', '--', 'scripts/check-steps.ts')[0]
  const since = git('rev-list', '--max-count=20', added === undefined ? 'HEAD' : `${added}..HEAD`).at(-1)
  return since === undefined ? 'HEAD' : `${since}~1`
}

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1_000_000_000 })
  if (status === 0) return stdout.split('\n').filter(line => line !== '')
  console.error(stderr.trim())
  process.exit(2)
}
