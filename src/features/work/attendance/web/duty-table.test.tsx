// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { de as attendance } from '../messages.de.ts'
import type { DutyGroup, DutySeat } from '../schema.ts'
import { DutyTable } from './duty-table.tsx'

const late: DutySeat = {
  assignmentId: 'elif late',
  groupId: 'luna',
  groupName: 'Luna Park',
  date: day('2026-12-05'),
  shiftId: 'late',
  shiftName: 'Spät',
  seat: 1,
  startTime: timeOfDay('16:00'),
  endTime: timeOfDay('02:00'),
  startsAt: '2026-12-05T15:00:00Z',
  endsAt: '2026-12-06T01:00:00Z',
  standing: 'on',
  checkedInAt: '2026-12-05T15:00:00Z',
  checkedOutAt: null,
  ending: null,
  isLate: false,
  isMissing: false,
  leftEarly: false,
  person: {
    profileId: 'elif',
    fullName: 'Elif Demir',
    avatarImage: null,
    timeZone: null,
    languages: [],
    phone: null,
    messenger: null,
    email: null,
    chat: null,
    discord: null,
  },
  isConfirmed: true,
  dueAt: '2026-12-05T15:00:00Z',
  askedAt: null,
  alarmedAt: null,
  coveredBy: null,
  color: 'blue',
}
const night: DutySeat = {
  ...late,
  assignmentId: 'anna night',
  shiftId: 'night',
  shiftName: 'Tiefnacht',
  startTime: timeOfDay('00:00'),
  endTime: timeOfDay('08:00'),
  startsAt: '2026-12-05T23:00:00Z',
  endsAt: '2026-12-06T07:00:00Z',
  person: late.person && { ...late.person, profileId: 'anna', fullName: 'Anna Brückner' },
}
const group: DutyGroup = {
  groupId: 'luna',
  groupName: 'Luna Park',
  color: 'blue',
  now: [late, night],
  replaced: [],
  next: [],
}

it('names the shift and the time left of a member whose shift overlaps the first one', () => {
  render(
    <I18nProvider language="de" catalogue={{ attendance }}>
      <ZonesProvider zones={{ organizationZone: 'Europe/Berlin', ownZone: null }}>
        <DutyTable groups={[group]} now={Temporal.Instant.from('2026-12-05T23:11:00Z')} renderHandover={() => null} />
      </ZonesProvider>
    </I18nProvider>,
  )
  const item = (name: string) => screen.getByText(name).closest('li')?.textContent
  expect(item('Anna Brückner')).toContain('Tiefnacht So., 6. Dez., 00:00–08:00, Nacht von Sa · noch 7 h 49 min')
  expect(item('Elif Demir')).not.toContain('Spät')
})
