import type { Language } from '#kit/catalogue.ts'
import { lockAccount } from '#features/access/sign-in/server/lock-account.ts'
import { type ListImageReferences, removeImagesIfUnused } from '#features/foundation/images/server/manage-images.ts'
import { listImagesUploadedBy } from '#features/foundation/images/server/store.ts'
import { filterNamesOfNoOther, lockProfile, organizationsOf } from '#features/foundation/people/server/store.ts'
import type {
  ErasureSubject,
  KnownIdentifiers,
  AccessRevocation,
  PersonalData,
  ShownPicture,
  RevokedAccess,
  DataSubject,
} from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'
import { nameOfDeleted } from '../names.ts'

/*
 *   member ──lock──▶ locked ──unlock──▶ member
 *     ├────remove──▶ left ──invited again──▶ member (the same person, with the past)
 *     └────deletes the own account──▶ left, and nobody: what plans need is kept under another name
 *
 * What each of these means for what is kept of a person is said by the nouns that keep it.
 */
type Kept = readonly PersonalData[]

/** Sessions, streams, mailed links and invitations of the person end, chat and calendar link are void, seats from now on open. */
export async function revokeAccess(
  tx: Tx,
  kept: Kept,
  leaving: AccessRevocation,
  cause: 'locked' | 'left',
): Promise<RevokedAccess> {
  // in the order of the member's own commands, which check the session last
  await lockProfile(tx, leaving.organizationId, leaving.profileId)
  await lockAccount(tx, leaving.profileId)
  const revoked: Partial<RevokedAccess>[] = []
  for (const noun of kept) revoked.push((await noun.revoke?.(tx, leaving, cause)) ?? {})
  return {
    seats: revoked.flatMap(({ seats }) => seats ?? []),
    sessions: revoked.reduce((sum, { sessions }) => sum + (sessions ?? 0), 0),
    todos: revoked.reduce((sum, { todos }) => sum + (todos ?? 0), 0),
  }
}

/** The person is a member no more; past plans keep the name. The account stays and can join an organisation again. */
export async function endMembership(tx: Tx, kept: Kept, leaving: AccessRevocation): Promise<RevokedAccess> {
  const revoked = await revokeAccess(tx, kept, leaving, 'left')
  for (const noun of kept) await noun.leave?.(tx, leaving)
  return revoked
}

export interface Erasure {
  readonly profileId: string
  /** Of the name that stands where the name stood. */
  readonly language: Language
  readonly now: Date
  /** What points to pictures. */
  readonly references: readonly ListImageReferences[]
}

/**
 * Erases name, addresses and words of a former member, in every organisation that the account has belonged to. Seats, hours
 * and days off stay, because they are the organisation's records; docs/security.md has the list.
 *
 * @returns organisations in which pictures are to be removed after the commit (`deleteRemovedImageFiles`)
 */
export async function erasePerson(
  tx: Tx,
  kept: Kept,
  { profileId, language, now, references }: Erasure,
): Promise<string[]> {
  const stub = nameOfDeleted[language]
  const shown: ShownPicture[] = []
  for (const organizationId of await organizationsOf(tx, profileId)) {
    const whose = { organizationId, profileId }
    const erasing = { ...whose, ...(await knownAs(tx, kept, whose)), stub }
    // one after the other: each finds by what the next takes away
    for (const noun of kept) await noun.erase?.(tx, erasing)
    // also those that were shown once
    for (const image of await listImagesUploadedBy(tx, organizationId, profileId)) shown.push({ organizationId, image })
  }
  for (const noun of kept) shown.push(...((await noun.eraseAccount?.(tx, { profileId, stub, now })) ?? []))
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const concerned: string[] = []
  for (const [organizationId, pictures] of Map.groupBy(shown, one => one.organizationId)) {
    const ids = pictures.map(({ image }) => image)
    if (await removeImagesIfUnused(tx, organizationId, ids, references, at)) concerned.push(organizationId)
  }
  return concerned
}

async function knownAs(
  tx: Tx,
  kept: Kept,
  whose: DataSubject,
): Promise<Pick<ErasureSubject, 'names' | 'emails' | 'texts'>> {
  const known: KnownIdentifiers[] = []
  for (const noun of kept) known.push((await noun.knownAs?.(tx, whose)) ?? {})
  const all = known.flatMap(({ names }) => names ?? []).filter(name => name.length > 1)
  const names = await filterNamesOfNoOther(tx, whose, [...new Set(all)])
  const emails = [...new Set(known.flatMap(one => one.emails ?? []).map(email => email.toLowerCase()))]
  return { names, emails, texts: [...names, ...emails].toSorted((a, b) => b.length - a.length) }
}
