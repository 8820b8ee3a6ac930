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
    papers: ['permissions'],
  },
  // the way in
  access: {
    'sign-in': [],
    // who joins by a link gets an account with it
    invitations: ['sign-in'],
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
    telegram: [],
    push: [],
    notifications: [],
  },
  // who works when
  planning: {
    availability: [],
    // what a shift manager is told of, by a chat
    'availability-settings': [],
    preferences: [],
    'planning-rules': [],
    schedule: ['availability', 'planning-rules', 'preferences'],
    'own-shifts': ['schedule'],
    'agency-week': ['availability', 'planning-rules', 'preferences', 'schedule'],
    'schedule-overview': ['schedule', 'availability'],
    // a decision on vacation opens seats of the plan
    vacation: ['schedule', 'availability', 'availability-settings'],
    calendar: ['market', 'own-shifts'],
    // judges by the rules of the plan
    autoplan: ['agency-week', 'availability', 'planning-rules', 'preferences', 'schedule'],
    // seats change hands by the placing of the plan
    market: ['own-shifts', 'planning-rules', 'schedule'],
  },
  // what is done, and what it brings in
  work: {
    todos: [],
    scoreboard: [],
    // what came in by what was worked
    revenue: ['attendance', 'scoreboard'],
