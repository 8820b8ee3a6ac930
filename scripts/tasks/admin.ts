import '../end-with-parent.ts'
import { readEnv } from '#platform/server/env.ts'
import { shownSettings } from '#platform/server/shown-settings.ts'
import { checkBackup } from '../check-backup.ts'
import { requireConfirmation } from '../confirmed.ts'
import { openDatabaseShell } from '../database-shell.ts'
import { reported } from '../reported.ts'

const loadCommands = () => import('#app/server/host-commands.ts')
type Commands = Awaited<ReturnType<typeof loadCommands>>
type Services = Parameters<Commands['listOrganizations']>[0]
type Prepare = (services: Services, first: string, second: string) => Promise<Prepared>
type Prepared = Awaited<ReturnType<Commands['prepareOwner']>>

interface AdminCommand {
  /** As the usage names them. */
  readonly takes: readonly string[]
  readonly purpose: string
  run(given: Given): Promise<void>
}

interface Given {
  readonly words: readonly string[]
  readonly isAgreed: boolean
  readonly signal: AbortSignal
}

const commands: Readonly<Record<string, AdminCommand>> = {
  organizations: {
    takes: [],
    purpose: 'lists the organizations',
    run: () => onServices(async (services, { listOrganizations }) => print(await listOrganizations(services))),
  },
  'reset-second-factor': {
    takes: ['<email>'],
    purpose: 'lets an account sign in with the password alone',
    run: changing(({ prepareSecondFactorReset }) => prepareSecondFactorReset),
  },
  'password-link': {
    takes: ['<email>'],
    purpose: 'creates a link that sets a new password',
    run: changing(({ preparePasswordLink }) => preparePasswordLink),
  },
  'make-owner': {
    takes: ['<organization>', '<email>'],
    purpose: 'appoints an owner where none is active',
    run: changing(({ prepareOwner }) => prepareOwner),
  },
  'delete-organization': {
    takes: ['<organization>'],
    purpose: 'deletes an organization with all that it holds',
    run: changing(({ prepareOrganizationDeletion }) => prepareOrganizationDeletion),
  },
  'erase-member': {
    takes: ['<organization>', '<email>'],
    purpose: 'erases a former member',
    run: changing(({ prepareErasure }) => prepareErasure),
  },
  'check-backup': {
    takes: ['<file>'],
    purpose: 'reads a backup to its end',
    run: async ({ words: [file = ''], signal }) => print([await checkBackup(readEnv(process.env), file, signal)]),
  },
  database: {
    takes: [],
    purpose: 'says how to connect to the database, and starts psql at a terminal',
    run: () => openDatabaseShell(readEnv(process.env)),
  },
  settings: {
    takes: [],
    purpose: 'shows the settings in force, without secrets',
    run: async () => {
      const settings = shownSettings(readEnv(process.env), process.env)
      print(settings.map(({ name, value = '', isSet }) => `${name}=${value}${isSet ? '' : '  # default'}`))
    },
  },
}

await reported(async signal => {
  const isAgreed = process.argv.includes('--yes')
  const [name = '', ...words] = process.argv.slice(2).filter(word => word !== '--yes')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const refusal = name === '' ? 'No command was given.' : `There is no command ${name}.`
    throw new Error([`${refusal} These are the commands of npm run admin --:`, ...usage()].join('\n'))
  }
  if (words.length !== command.takes.length || words.includes(''))
    throw new Error(`Call it so: npm run admin -- ${[name, ...command.takes].join(' ')}`)
  await command.run({ words, isAgreed, signal })
})

function usage(): string[] {
  const calls = Object.entries(commands).map(([name, { takes, purpose }]) => ({
    call: [name, ...takes].join(' '),
    purpose,
  }))
  const width = Math.max(...calls.map(({ call }) => call.length))
  return calls.map(({ call, purpose }) => `  ${call.padEnd(width)}  ${purpose}`)
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

async function onServices(work: (services: Services, commands: Commands) => Promise<void>): Promise<void> {
  const env = readEnv(process.env)
  // the whole server: seconds, which the other commands do without
  const { withHostServices } = await import('#app/server/host.ts')
  await withHostServices(env, async services => work(services, await loadCommands()))
}

/** Describes what will change, asks, and says what was done. */
function changing(prepareOf: (commands: Commands) => Prepare): AdminCommand['run'] {
  return ({ words: [first = '', second = ''], isAgreed, signal }) =>
    onServices(async (services, loaded) => {
      const { question, perform } = await prepareOf(loaded)(services, first, second)
      await requireConfirmation(question, isAgreed, signal)
      print(await perform())
    })
}
