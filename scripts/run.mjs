/*
 * node scripts/run.mjs <task> [arguments]: makes a fresh checkout ready, then runs scripts/tasks/<task>.ts.
 *
 * Plain JavaScript without a dependency, because it is the only file that has to run on the Node of the system, 20 or
 * newer. The task runs on the Node that npm pins, with node_modules/.bin first on its PATH.
 *
 * Signals are passed on; a Ctrl+C in a terminal therefore reaches a task twice. The task is also connected to us by an
 * IPC channel, which carries no messages: when it breaks because we were killed, scripts/end-with-parent.ts turns that
 * into a SIGTERM. So a server has to know SIGTERM and SIGINT only, and to bear them more than once.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 26
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.staffel-installed')

/** Seconds that installing has taken now, and of processor time. */
let installedIn = ''
const tasks = readdirSync(path.join(root, 'scripts/tasks')).map(file => path.basename(file, '.ts'))
const [task = '', ...args] = process.argv.slice(2)
if (!tasks.includes(task)) stop(`Say which task to run: node scripts/run.mjs ${tasks.join('|')}`)

await ensureDependencies()
runTask(findNode())

async function ensureDependencies() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // all of them also in production: the build needs the ones for development
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { code, output } = await install(['ci', ...flags])
  // never with `npm install`, which takes other versions than those that were tried, and changes the lock file
  if (code !== 0) stop(`${output}\nThe dependencies could not be installed as package-lock.json lists them, see above.`)
  mkdirSync(modules, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** What decides about the content of node_modules. */
function fingerprint() {
  const { dependencies, optionalDependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  return createHash('sha256')
    .update(
      JSON.stringify([dependencies, optionalDependencies, devDependencies, overrides, process.platform, process.arch]),
    )
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

function install(npmArgs) {
  const started = Date.now()
  const used = childrenTime()
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
  const live = process.stdout.isTTY
  const say = text => process.stdout.write(live ? `\r\x1b[K${text}` : `${text}\n`)
  const title = `Installing dependencies (npm ${npmArgs[0]})`
  say(`${title} …`)
  const clock = live ? setInterval(() => say(`${title} … ${elapsed()}`), 1000) : undefined

  const { npm_execpath: ownNpm = '', ...env } = process.env
  const [command, before] = ownNpm.endsWith('npm-cli.js') ? [process.execPath, [ownNpm]] : ['npm', []]
  return new Promise(resolve => {
    let child
    // before it is started: one that is left behind would go on installing
    for (const signal of signals) process.once(signal, () => void (child?.kill(signal), process.exit(1)))
    child = spawn(command, [...before, ...npmArgs], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    const hear = chunk => {
      output += chunk
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const end = (code, text) => {
      for (const signal of signals) process.removeAllListeners(signal)
      clearInterval(clock)
      say(`${title}: ${code === 0 ? 'done' : 'failed'} after ${elapsed()}`)
      if (live) process.stdout.write('\n')
      installedIn = `${(Date.now() - started) / 1000} ${childrenTime() - used}`
      resolve({ code, output: text })
    }
    child.once('error', cause => end(1, `npm could not be started: ${cause.message}`))
    child.once('close', code => end(code ?? 1, output))
  })
}

/** Seconds of processor time that our children have used; not a number without /proc. */
function childrenTime() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return Number.NaN
  }
}

function findNode() {
  // the one for macOS on arm64 has another name
  for (const name of ['node', 'node-bin']) {
    const pinned = path.join(modules, `${name}-${process.platform}-${process.arch}`, 'bin/node')
    // it is there but does not run where the C library is another one
    if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  }
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return stop(
    `Staffel needs Node ${oldestNode} or newer. npm brings it for macOS and for Linux with glibc, on x64 and arm64; here, please install it and run this with it (this is ${process.version}).`,
  )
}

function runTask(node) {
  const command = [path.join(root, 'scripts/tasks', `${task}.ts`), ...args]
  const env = {
    ...process.env,
    PATH: [path.join(modules, '.bin'), path.dirname(node), process.env.PATH].join(path.delimiter),
    ...(installedIn ? { STAFFEL_INSTALLED_IN: installedIn } : {}),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache/compile'),
  }
  // without npm in front of us, as under systemd, the task takes our place in memory; Node can do that from 22.15 on
  if (!env.npm_lifecycle_event && process.execve) {
    process.chdir(root)
    process.removeAllListeners('warning')
    process.execve(node, [node, ...command], env)
  }
  const child = spawn(node, command, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithNpm(child)
  child.once('error', cause => stop(`${node} could not be started: ${cause.message}`))
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const each of signals) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
}

/** npm passes signals on, except the one that it does not live to see: then its child has another parent. */
function endWithNpm(child) {
  const chain = ancestors()
  setInterval(() => {
    if (ancestors() !== chain) child.kill('SIGTERM')
  }, 500).unref()
}

/** Our parents up to npm, which may have put a shell between. */
function ancestors() {
  const parent = process.ppid
  try {
    // pid (name) state parent …
    const [, name, next] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return /^(?:ba|da)?sh$/.test(name ?? '') ? `${parent} ${next}` : `${parent}`
  } catch {
    return `${parent}`
  }
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
