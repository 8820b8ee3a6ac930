import type { Table } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'

/*
 * A noun that keeps something of people says here what becomes of it; it knows only tables of its own. The assembly lists
 * the nouns (`src/app/server/personal-data.ts`), in the order in which they are called, within one transaction.
 */
export interface PersonalData {
  /** Those it speaks for. */
  readonly tables: readonly Table[]
  /** The way in is closed: the person is locked, or leaves. */
  revoke?(tx: Tx, leaving: AccessRevocation, cause: 'locked' | 'left'): Promise<Partial<RevokedAccess>>
  /** After `revoke`: the person is a member no more, and the organisation keeps its records. */
  leave?(tx: Tx, leaving: AccessRevocation): Promise<void>
  /** What the person has gone by; asked before anything is erased. */
  knownAs?(tx: Tx, whose: DataSubject): Promise<KnownIdentifiers>
  /** What the person has written, and where others were told of the person by name. The profile still has its name. */
  erase?(tx: Tx, erasing: ErasureSubject): Promise<void>
  /** Once, after `erase` in every organisation: who it was. */
  eraseAccount?(tx: Tx, account: ErasedAccount): Promise<readonly ShownPicture[]>
  /** What is handed out to the person, by the names that it has there: never a secret, never a hash. */
  export?(tx: Tx, whose: ExportSubject): Promise<Readonly<Record<string, unknown>>>
}

export interface DataSubject {
  readonly organizationId: string
  readonly profileId: string
}

/** It is about the person: what is said of others (GDPR, article 15, paragraph 4) is not handed out. */
export interface ExportSubject extends DataSubject {
  /** Reads in the app what they were told; whoever is locked or has left does not. */
  readonly isMember: boolean
}

export interface KnownIdentifiers {
  /** Whoever has them has chosen them, and others may bear the same. */
  readonly names?: readonly string[]
  /** Only those that have been proven to be theirs. */
  readonly emails?: readonly string[]
}

export interface AccessRevocation extends DataSubject {
  /** Who does it: the person, or whoever locks or removes the person. */
  readonly actorId: string
  readonly clock: Clock
}

export interface RevokedAccess {
  /** From now on, open again; those of unpublished weeks as well. */
  readonly seats: readonly FreedSeat[]
  readonly sessions: number
  /** What the person was still to do, without what is personal. */
  readonly todos: number
}

interface FreedSeat {
  readonly groupName: string
  readonly shiftId: string
  readonly shiftName: string
  readonly date: Day
}

/** Whoever is to be forgotten, as everybody has known them: the present name and address, and those of before. */
export interface ErasureSubject extends DataSubject {
  /** Those that are no other person's here, nor a part of theirs. They tell nothing of whom a record is about: ids do. */
  readonly names: readonly string[]
  /** What bears one of these is about the person. */
  readonly emails: readonly string[]
  /** Both, the longest first: taken out of what was said in this order, none leaves a part of another one. */
  readonly texts: readonly string[]
  /** Stands where the name stood. */
  readonly stub: string
}

interface ErasedAccount {
  readonly profileId: string
  readonly stub: string
  /** As the library for accounts counts time. */
  readonly now: Date
}

/** One that a person has shown. */
export interface ShownPicture {
  readonly organizationId: string
  readonly image: string
}
