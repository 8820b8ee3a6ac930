import { isExampleAddress } from '#features/access/sign-in/example-addresses.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { printedByHost } from '#features/access/sign-in/server/mailed-links.ts'
import { createResetLink } from '#features/access/sign-in/server/recovery.ts'
import { removeSecondFactorsAndNotify } from '#features/access/sign-in/server/reset-second-factor.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { deleteRemovedImageFiles } from '#features/foundation/images/server/manage-images.ts'
import type { OrganizationRow } from '#features/foundation/organizations/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { listOrganizationSummaries } from '#features/foundation/people/server/summary-store.ts'
import {
  deleteFilesOfOrganization,
  deleteOrganization,
} from '#features/members/departure/server/delete-organization.ts'
import { eraseFormerMember } from '#features/members/departure/server/erase-former-member.ts'
import { appointOwner } from '#features/members/team/server/appoint-owner.ts'
import { normalizeEmail } from '#kit/e-mail.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { personalData, picturesShown } from './personal-data.ts'

/** A command of the operator that changes something: it is described first, and performed once it is confirmed. */
export interface PreparedCommand {
  /** A question in one sentence. */
  readonly question: string
  /** @returns what it did, a line each */
  readonly perform: () => Promise<readonly string[]>
}

const changedMeanwhile = 'That has changed meanwhile: nothing was done. Call the command again.'

/** A line each, with a head line. */
export async function listOrganizations({ database }: Services): Promise<string[]> {
  const summaries = await database.installation(listOrganizationSummaries)
  if (summaries.length === 0) return ['There is no organization yet.']
  const lines = summaries.map(({ id, name, members, owners, createdAt }) =>
    [id, String(members).padStart(7), String(owners).padStart(6), createdAt.toString().slice(0, 10), name].join('  '),
  )
  return [['id'.padEnd(12), 'members', 'owners', 'created   ', 'name'].join('  '), ...lines]
}

/** @throws Error with one sentence if there is no such account, or it has no second factor */
export async function prepareSecondFactorReset(services: Services, typed: string): Promise<PreparedCommand> {
  const { database, clock } = services
  const account = await findAccount(database, typed)
  const { id, email } = account
  return {
    question: `Remove the authenticator app, recovery codes and passkeys of ${email}, and end every session?`,
    perform: async () => {
      const { organizationId, language = 'de' } = account
      await database.installation(async tx => {
        const owner = { ...account, organizationId, language }
        if (!(await removeSecondFactorsAndNotify(tx, services, owner)))
          throw new Error(`${email} has no second factor. Nothing was changed.`)
        tx.invalidate('team')
        if (organizationId !== undefined)
          await record(tx, organizationId, clock, undefined, { kind: 'team.secondFactorReset', target: id })
      }, organizationId)
      return [`${email} signs in with the password alone now. Every session has ended.`, loggedLine(organizationId)]
    },
  }
}

/** @throws Error with one sentence if there is no such account, or it cannot sign in with a password */
export async function preparePasswordLink(services: Services, typed: string): Promise<PreparedCommand> {
  const { database, clock } = services
  const { id, email, organizationId, isVerified } = await findAccount(database, typed)
  if (isExampleAddress(email)) throw new Error(`${email} is an example person of the sample, who gets no link.`)
  if (!isVerified) throw new Error(`${email} has not confirmed the address yet: register again instead.`)
  return {
    question: `Create a link that sets a new password for ${email}?`,
    perform: async () => {
      const url = await database.installation(async tx => {
        if (!(await accounts.findPasswordAccount(tx, { userId: id })))
          throw new Error(`${email} has no password that could be changed.`)
        if (organizationId !== undefined)
          await record(tx, organizationId, clock, undefined, { kind: 'team.resetSent', target: id })
        return createResetLink(tx, services, { userId: id, email, requestedBy: printedByHost })
      }, organizationId)
      return [
        url,
        `The link sets a new password for ${email}, once, within an hour. It was not mailed: hand it over yourself.`,
        loggedLine(organizationId),
      ]
    },
  }
}

/** @throws Error with one sentence if an owner is active, or the person is not a member */
export async function prepareOwner(services: Services, organization: string, typed: string): Promise<PreparedCommand> {
  const { database, clock } = services
  const { id: organizationId, name } = await findOrganization(database, organization)
  if ((await database.installation(tx => people.countOwners(tx, organizationId))) > 0)
    throw new Error(`${name} has an active owner, who can appoint others under Team.`)
  const account = await findAccount(database, typed)
  if (account.organizationId !== organizationId) throw new Error(`${account.email} is not a member of ${name}.`)
  return {
    question: `Make ${account.email} the owner of ${name}?`,
    perform: async () => {
      const target = { organizationId, profileId: account.id }
      const isDone = await database.installation(tx => appointOwner(tx, clock, target), organizationId)
      if (!isDone) throw new Error(changedMeanwhile)
      return [`${account.email} is the owner of ${name} now.`, loggedLine(organizationId)]
    },
  }
}

/** @throws Error with one sentence if there is no such organisation */
export async function prepareOrganizationDeletion(services: Services, typed: string): Promise<PreparedCommand> {
  const { database, files, log } = services
  const { id, name } = await findOrganization(database, typed)
  const members = await database.installation(tx => people.countMembers(tx, id))
  return {
    question: `Delete ${name} (${id}) with its ${members} members, all plans and its audit log? Only a backup brings them back.`,
    perform: async () => {
      const deleted = await database.installation(tx => deleteOrganization(tx, id), id)
      log.warn({ event: 'organizationDeleted', organization: id }, 'an organization was deleted by a host command')
      await deleteFilesOfOrganization(files, id)
      return [
        `Deleted ${name} (${id}) and its files, with ${deleted} accounts that belonged to no other organization.`,
        'Its audit log went with it. Backups from before still contain it.',
      ]
    },
  }
}

/** @throws Error with one sentence if there is no such former member, or the account belongs to an organisation again */
export async function prepareErasure(
  services: Services,
  organization: string,
  typed: string,
): Promise<PreparedCommand> {
  const { database, clock } = services
  const { id: organizationId, name, settings } = await findOrganization(database, organization)
  const email = emailOf(typed)
  const profileId = await database.installation(tx => findFormerMember(tx, { organizationId, name, email }))
  const others = (await database.installation(tx => people.organizationsOf(tx, profileId))).length - 1
  const elsewhere = others > 0 ? `, and in ${others} more that the account has belonged to` : ''
  return {
    question: `Erase the name, addresses and texts of ${email} in ${name}${elsewhere}? This cannot be undone.`,
    perform: async () => {
      const erasure = { profileId, language: settings.default_language, now: new Date(), references: picturesShown }
      const pictures = await database.installation(
        tx => eraseFormerMember(tx, personalData, clock, erasure),
        organizationId,
      )
      if (!pictures) throw new Error(changedMeanwhile)
      for (const id of pictures) await deleteRemovedImageFiles(services, id)
      return [
        `Erased ${email}: the account is deleted, and past plans of ${name} show a stub in place of the name.`,
        'Backups from before still contain the person.',
        loggedLine(organizationId),
      ]
    },
  }
}

const loggedLine = (organizationId: string | undefined): string =>
  organizationId === undefined
    ? 'The account belongs to no organization, so no audit log has an entry.'
    : 'The audit log of the organization has an entry.'

function emailOf(typed: string): string {
  const email = normalizeEmail(typed)
  if (email === undefined) throw new Error(`${typed} is not an email address.`)
  return email
}

/** With the organisation of which it is a member now, if any. */
async function findAccount(database: Database, typed: string) {
  const email = emailOf(typed)
  const found = await database.installation(async tx => {
    const account = await accounts.findByEmail(tx, email)
    if (!account) return undefined
    const organizationId = await accounts.organizationOf(tx, account.id)
    return { ...account, email, organizationId, language: await accounts.languageOf(tx, account.id) }
  })
  if (!found) throw new Error(`There is no account with the address ${email}.`)
  return found
}

/** By id, or by a name that only one has. */
async function findOrganization(database: Database, typed: string): Promise<OrganizationRow> {
  const all = await database.installation(listOrganizationSummaries)
  const named = all.filter(({ id, name }) => id === typed || name.toLowerCase() === typed.toLowerCase())
  const [match, ...more] = named.some(({ id }) => id === typed) ? named.filter(({ id }) => id === typed) : named
  if (more.length > 0)
    throw new Error(
      `${named.length} organizations are called ${typed}; use an id: ${named.map(({ id }) => id).join(', ')}.`,
    )
  const found = match && (await database.installation(tx => organizations.find(tx, match.id)))
  if (!found) throw new Error(`There is no organization ${typed}. npm run admin -- organizations lists them.`)
  return found
}

/** @throws Error with one sentence */
async function findFormerMember(
  tx: Tx,
  { organizationId, name, email }: { readonly organizationId: string; readonly name: string; readonly email: string },
): Promise<string> {
  const account = await accounts.findByEmail(tx, email)
  if (account && (await people.find(tx, organizationId, account.id)))
    throw new Error(`${email} is a member of ${name}: remove the member under Team first.`)
  const left = (await people.listFormerByEmail(tx, organizationId, email)).map(({ id }) => id)
  const own = account && (await people.hasLeft(tx, organizationId, account.id)) ? account.id : undefined
  const [profileId, ...more] = new Set(own === undefined ? left : [own])
  if (profileId === undefined) throw new Error(`${name} has no former member with the address ${email}.`)
  if (more.length > 0) throw new Error(`${name} has ${more.length + 1} former members with the address ${email}.`)
  if ((await accounts.organizationOf(tx, profileId)) !== undefined)
    throw new Error(`${email} is a member of an organization again, and can delete the account under Settings.`)
  return profileId
}
