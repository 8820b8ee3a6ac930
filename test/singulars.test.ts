import { expect, it } from 'vitest'
import { de as agencyWeekDe } from '#features/planning/agency-week/messages.de.ts'
import { de as invitationsDe } from '#features/access/invitations/messages.de.ts'
import { en as invitationsEn } from '#features/access/invitations/messages.en.ts'
import { de } from '#app/messages/nav.de.ts'
import { en } from '#app/messages/nav.en.ts'

it('one thing waits, and several wait', () => {
  expect([de.waits(1), de.waits(2)]).toEqual(['1 Eintrag wartet auf dich', '2 Einträge warten auf dich'])
  expect([en.waits(1), en.waits(2)]).toEqual(['1 waiting for you', '2 waiting for you'])
})

it('one seat opens, and one invitation is not sent by mail', () => {
  expect(agencyWeekDe.clearText(1)).toBe('1 Schicht wird frei. Fixierte Schichten bleiben besetzt.')
  expect(invitationsDe.many.notAllMailed(1)).toMatch(/^1 Einladung wurde /)
  expect(invitationsEn.many.notAllMailed(1)).toMatch(/^1 invitation wasn’t /)
})
