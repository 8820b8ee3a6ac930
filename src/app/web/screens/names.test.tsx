// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as images } from '#features/foundation/images/messages.de.ts'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import type { OwnProfile } from '#features/members/profile/contract.ts'
import { de as profile } from '#features/members/profile/messages.de.ts'
import { EditOwnProfileCard } from '#features/members/profile/web/about-card.tsx'
import { de as team } from '#features/members/team/messages.de.ts'
import type { TeamMember } from '#features/members/team/schema.ts'
import { ProfileTab } from '#features/members/team/web/profile-tab.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const words = shell.ui
const refusal = 'Bitte gib einen Namen an.'

/** What is refused, at that field. */
const refusing = (field: string) => () => {
  const data = { complaints: [{ field, code: 'input.required', message: refusal }] }
  return Promise.resolve(
    Response.json(
      { json: { defined: false, code: 'input.required', status: 422, message: refusal, data } },
      { status: 422 },
    ),
  )
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
})

const kim: TeamMember = {
  id: 'kim',
  fullName: 'Kim Albers',
  email: 'kim@example.test',
  avatarImage: null,
  role: 'chatter',
  formerRole: null,
  isLocked: false,
  hasChat: false,
  unreachable: null,
  hasSecondFactor: false,
  hasCustomVacationDays: false,
  maxVacationDays: null,
  shiftsThisMonth: 0,
  plannedThisMonth: 0,
  lastSeen: null,
  createdAt: '2026-11-20T11:00:00Z',
}
const own: OwnProfile = {
  fullName: 'Kim Albers',
  language: 'de',
  timeZone: null,
  avatarImage: null,
  phone: null,
  messenger: null,
  languages: [],
  memberSince: '2026-11-20T11:00:00Z',
  weeklyHoursWish: { min: null, max: null },
  months: [],
}
const forms: readonly (readonly [string, ReactNode])[] = [
  ['one’s own profile', <EditOwnProfileCard key="own" profile={own} organizationZone="Europe/Berlin" />],
  ['somebody’s profile', <ProfileTab key="kim" member={kim} editor={{ profileId: 'olivia', role: 'owner' }} />],
]

async function rename(form: ReactNode) {
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ images, permissions, profile, team }}>
          <ToastProvider>
            <ConfirmProvider>{form}</ConfirmProvider>
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  await userEvent.setup().clear(screen.getByLabelText('Name'))
}

it.each(forms)('%s says once what is wrong with the name, at the field, and that it is not saved', async (_, form) => {
  vi.stubGlobal('fetch', refusing('fullName'))
  await rename(form)
  await screen.findByText(words.notSaved)
  expect(screen.getAllByText(refusal)).toHaveLength(1)
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(words.retry)).toBeNull()
})

it.each(forms)('%s says below what no field of it says, and can be saved again', async (_, form) => {
  vi.stubGlobal('fetch', refusing('elsewhere'))
  await rename(form)
  await screen.findByText(refusal)
  expect(screen.getByText(words.retry)).toBeDefined()
})
