import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkArchitecture, type FeatureTable } from './architecture.ts'

/**
 * The dependency diagram of the product: which features a feature may use. It has no loops. Amend it with a reason in
 * the commit; a feature that uses half of the others is a screen, or two features.
 */
export const features: FeatureTable = {
  organizations: [],
  audit: ['organizations'],
  permissions: ['audit', 'organizations'],
  people: ['organizations', 'permissions', 'audit'],
  'audit-log': ['audit', 'people', 'permissions', 'organizations'],
  contacts: ['permissions', 'audit', 'organizations'],
  // the session of a locked person carries the contact persons: every other call is refused to them
  accounts: ['people', 'contacts', 'permissions', 'audit', 'organizations'],
  // who joins by a link gets an account with it
  invitations: ['accounts', 'people', 'permissions', 'audit', 'organizations'],
  shifts: ['organizations', 'permissions', 'audit'],
  platforms: ['organizations', 'permissions', 'audit'],
  // uploads are counted as other tries are
  images: ['accounts', 'permissions', 'organizations'],
  creators: ['images', 'platforms', 'organizations', 'permissions', 'audit'],
  'creator-groups': ['creators', 'platforms', 'shifts', 'people', 'permissions', 'audit', 'organizations'],
  availability: ['shifts', 'people', 'permissions', 'audit', 'organizations'],
  preferences: ['shifts', 'people', 'permissions', 'audit', 'organizations'],
  // people are told of what the plan holds for them
  schedule: [
    'notifications',
    'creator-groups',
    'creators',
    'availability',
    'preferences',
    'shifts',
    'people',
    'permissions',
    'audit',
    'organizations',
  ],
  'schedule-overview': [
    'schedule',
    'creator-groups',
    'availability',
    'shifts',
    'people',
    'permissions',
    'organizations',
  ],
  // guesses at chat ids are counted as those at other secrets
  telegram: ['accounts', 'people', 'permissions', 'audit', 'organizations'],
  // shifts are named as whoever reads it knows them
  notifications: ['shifts', 'people', 'permissions', 'audit', 'organizations'],
  todos: ['notifications', 'people', 'permissions', 'organizations'],
  settings: ['telegram', 'people', 'permissions', 'audit', 'organizations'],
  // a decision on vacation opens seats of the plan
  vacation: [
    'schedule',
    'availability',
    'settings',
    'notifications',
    'shifts',
    'people',
    'permissions',
    'audit',
    'organizations',
  ],
  // one request for all widgets
  dashboard: ['schedule', 'vacation', 'todos', 'contacts', 'settings', 'permissions', 'organizations'],
  // how the organisation stands: a little of many
  'organization-overview': [
    'availability-requests',
    'schedule-overview',
    'vacation',
    'contacts',
    'shifts',
    'telegram',
    'people',
    'permissions',
    'organizations',
  ],
  // guesses at links are counted as those at other secrets
  calendar: ['accounts', 'schedule', 'shifts', 'people', 'permissions', 'organizations'],
  // what people can do in the chat with the bot
  // the bot writes in one way of shifts, whether it is asked or tells
  chat: [
    'telegram',
    'availability-requests',
    'notifications',
    'schedule',
    'shifts',
    'people',
    'permissions',
    'organizations',
  ],
  // makes mails and messages of the bot of what people are told; the chat's buttons stand below them
  delivery: [
    'accounts',
    'chat',
    'telegram',
    'notifications',
    'schedule',
    'creator-groups',
    'people',
    'permissions',
    'audit',
    'organizations',
  ],
  // people are asked by the bot, and answer by saving their week
  'availability-requests': ['telegram', 'availability', 'people', 'permissions', 'audit', 'organizations'],
  profile: ['images', 'organizations', 'people', 'schedule', 'vacation', 'permissions', 'audit'],
  // whoever leaves is taken out of everything that stands for the future
  leaving: [
    'accounts',
    'calendar',
    'creator-groups',
    'invitations',
    'people',
    'schedule',
    'telegram',
    'vacation',
    'organizations',
  ],
  // what is done to a member reaches the account and the plan
  team: [
    'accounts',
    'invitations',
    'leaving',
    'schedule',
    'shifts',
    'telegram',
    'preferences',
    'people',
    'permissions',
    'audit',
    'organizations',
  ],
  // everything that is kept about a person
  'data-export': [
    'accounts',
    'audit',
    'availability',
    'availability-requests',
    'creator-groups',
    'delivery',
    'notifications',
    'people',
    'schedule',
    'scoreboard',
    'telegram',
    'todos',
    'vacation',
  ],
  'own-account': ['accounts', 'data-export', 'images', 'leaving', 'people', 'permissions', 'audit', 'organizations'],
  // uploads are counted as other tries are
  scoreboard: ['accounts', 'people', 'permissions', 'audit', 'organizations'],
  // takes out of everything what was put into it
  sample: ['accounts', 'images', 'scoreboard', 'people', 'permissions', 'audit', 'organizations'],
  onboarding: ['accounts', 'organizations', 'permissions', 'people', 'shifts', 'audit'],
}

const folders = ['src', 'scripts', 'test', 'e2e', 'bench']
const root = path.dirname(import.meta.dirname)

function sources(): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      files.set(path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8'))
    }
  }
  return files
}

if (import.meta.main) {
  const findings = checkArchitecture(sources(), features)
  for (const { path, line, wrong, advice } of findings) console.log(`${path}:${line}  ${wrong}  ${advice}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
