import { backupsIn, defaultBackupFolder } from './backup-folder.ts'
import { type Env, publicUrl, secrets, variableNames } from './env.ts'

export interface ShownSetting {
  readonly name: string
  /** Without any part of a secret; undefined: it has no value. */
  readonly value: string | undefined
  /** Whether the environment sets it, or a file that the environment names. */
  readonly isSet: boolean
}

/** Every setting as it is in force, to be read by anybody who may look at the log. */
export function shownSettings(
  env: Env,
  environment: Readonly<Record<string, string | undefined>>,
): readonly ShownSetting[] {
  const defaults = {
    BACKUPS: backupsIn(env),
    BACKUP_DIR: defaultBackupFolder(env.DATA_DIR),
    SECRET: 'stored in DATA_DIR',
    TZ: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const inForce = new Map<string, unknown>(Object.entries({ ...defaults, ...env, PUBLIC_URL: publicUrl(env) }))
  return variableNames.map(name => ({
    name,
    value: shown(name, inForce.get(name)),
    isSet: [name, `${name}_FILE`].some(each => (environment[each] ?? '') !== ''),
  }))
}

function shown(name: string, value: unknown): string | undefined {
  const text = textOf(value)
  if (text === '') return undefined
  return secrets.some(secret => secret === name) ? withoutCredentials(text) : text
}

/** As the environment would have it. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

const hidden = '(hidden)'
/** Credentials, the place, and parameters, which may hold a password as well. */
const addressed = /^(\w+:\/\/)(?:[^@/?#]*@)?([\w.,:[\]-]+(?:\/[\w.-]*)?)(?:\?[^@]*)?$/

/** Where it leads to, if it is a URL that is easily read; else nothing of it. */
function withoutCredentials(text: string): string {
  const [, scheme, place] = addressed.exec(text) ?? []
  return place === undefined ? hidden : `${scheme}${hidden}@${place}`
}
