import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AreaTable, checkArchitecture } from './architecture.ts'

/**
 * The dependency diagram of the product. A feature uses those of lower areas as it needs them, and of its own area the
 * ones named here. Neither has loops. Amend it with a reason in the commit.
 */
export const areas: AreaTable = {
  // who there is, and what they may do
  foundation: {
    organizations: [],
    // what a noun has to say of what it keeps of people
    'personal-data': [],
    audit: ['organizations', 'personal-data'],
    permissions: ['audit', 'organizations', 'personal-data'],
    people: ['organizations', 'permissions', 'personal-data'],
    images: ['permissions', 'organizations'],
    // what is handed out on paper is drawn for a member
    documents: ['permissions'],
    // tables as spreadsheet programs write them are read and written for a member
    spreadsheets: ['permissions'],
  },
  // the way in
  access: {
    'sign-in': [],
    // who joins by a link gets an account with it
    invitations: ['sign-in'],
    // invitations to all who stand in a file
    imports: ['invitations'],
    // many join by one link, as one joins by an invitation; lists and files are other ways for many
    'join-links': ['imports', 'invitations', 'sign-in'],
    // beside the sessions, and void with them
    tokens: ['sign-in'],
  },
  // what an agency is made of
  agency: {
    contacts: [],
    'organization-settings': [],
    platforms: [],
    creators: ['platforms'],
    shifts: [],
    'creator-groups': ['creators', 'platforms', 'shifts'],
  },
  // how people are reached
  messages: {
    // a person's chat with the bot, whatever the messenger
    chats: [],
    telegram: ['chats'],
    discord: ['chats'],
    // when nobody is to be disturbed, by whatever speaks by itself
    'quiet-hours': [],
    push: [],
    // members that no mail, chat or device reaches
    reachability: ['chats', 'push'],
    notifications: [],
  },
  // who works when
  planning: {
    availability: [],
    // what a shift manager is told of, by a chat
    'availability-settings': [],
    preferences: [],
    'planning-rules': [],
    // who sits where; what people have marked hangs on the same shifts
    assignments: ['availability', 'planning-rules'],
    // who could, by what is planned and what people said
    candidates: ['assignments', 'availability', 'planning-rules', 'preferences'],
    // nobody is seated who has not been judged
    schedule: ['assignments', 'candidates', 'planning-rules'],
    'own-shifts': ['assignments'],
    'agency-week': ['assignments', 'availability', 'candidates', 'planning-rules', 'preferences', 'schedule'],
    'schedule-overview': ['assignments', 'availability'],
    // what a screen shows, to take along
    'plan-documents': ['assignments', 'schedule-overview'],
    // a decision on vacation opens seats
    vacation: ['assignments', 'availability', 'availability-settings', 'candidates'],
    calendar: ['market', 'own-shifts'],
    // judges as candidates are judged, and seats as the plan does
    autoplan: ['agency-week', 'assignments', 'availability', 'candidates', 'planning-rules', 'preferences', 'schedule'],
    // seats change hands by the placing of the plan
    market: ['assignments', 'candidates', 'own-shifts', 'schedule'],
  },
  // what is done, and what it brings in
  work: {
    todos: [],
    scoreboard: [],
    // months are those of the scoreboard
    attendance: ['scoreboard'],
    // who came, and when
    reliability: ['attendance'],
    // with how far one can rely on somebody
    balance: ['reliability'],
    // whoever has checked in writes it
    handover: ['attendance'],
    // what came in by what was worked
    revenue: ['attendance', 'scoreboard'],
    // what was worked and what came in, by rates
    pay: ['attendance', 'scoreboard'],
  },
  // what goes out to people by itself, and comes back from them
  outreach: {
    // people are asked by the bot, and answer by saving their week
    'availability-requests': [],
    // a channel is linked by a command of the bot
    bot: ['availability-requests', 'discord-channels'],
    'discord-channels': [],
    // what is done, told to other programs
    webhooks: [],
    // makes mails and messages of the bot of what people are told; the chat's buttons stand below them
    delivery: ['bot'],
  },
  // what happens to a person and their account
  members: {
    departure: [],
    'data-export': [],
    team: ['departure'],
    'own-account': ['data-export', 'departure'],
    profile: [],
    'audit-log': [],
    onboarding: [],
    'first-steps': [],
    sample: [],
  },
  // pages that show a little of many
  home: {
    dashboard: [],
    'organization-overview': [],
  },
}

const folders = ['src', 'scripts', 'test', 'e2e', 'bench', 'prove']
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
  const findings = checkArchitecture(sources(), areas)
  for (const { path, line, wrong, advice } of findings) console.log(`${path}:${line}  ${wrong}  ${advice}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
