import { Refusal } from '#kit/refusal.ts'

const typed = new Set(['name', 'discord_server_name', 'discord_invite_url', 'vacationRequestLimitText'])

/** Somebody has changed a field since it was seen. What was typed into it is kept beside what is stored by now. */
export const conflictRefusal = (field: string, stored: unknown): Refusal =>
  typed.has(field)
    ? new Refusal('organizationSettings.conflictText', { stored: String(stored) }, { field: `change.${field}` })
    : new Refusal('organizationSettings.conflictField', undefined, { field: `change.${field}` })
