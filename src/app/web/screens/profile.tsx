import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Language } from '#kit/catalogue.ts'
import { todayIn } from '#kit/day.ts'
import { dateFormat } from '#kit/locale.ts'
import { initialsOf } from '#kit/text.ts'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { OwnBalanceCard } from '#features/work/balance/web/own-balance-card.tsx'
import { OwnReliabilityCard } from '#features/work/reliability/web/own-reliability-card.tsx'
import { CalendarLinkCard } from '#features/planning/calendar/web/calendar-card.tsx'
import { DownloadOwnShiftsCard } from '#features/planning/plan-documents/web/own-document-card.tsx'
import { EditOwnProfileCard } from '#features/members/profile/web/about-card.tsx'
import { MonthsCard } from '#features/members/profile/web/months-card.tsx'
import { profileApi } from '#features/members/profile/web/queries.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { serverNow } from '#platform/web/now.ts'

/** Oneself: who one is here, what one has worked, and the way into one's own calendar. */
export function ProfileScreen() {
  const texts = useTexts('profile')
  const { roles } = useTexts('permissions')
  const nav = useTexts('nav')
  const { hours } = useTexts('preferences')
  const { language: languages } = useTexts('shell')
  const language = useLanguage()
  const member = useMember()
  const may = useMay()
  const read = useQuery(profileApi.get.queryOptions())
  // the room of what is still on its way, and a word for what does not come
  const [wish, none] = [read.data?.weeklyHoursWish, read.isError ? '–' : '']
  const facts = [
    [texts.about.role, roles[member.role]],
    [texts.about.organization, member.organization.name],
    [texts.about.language, languages[language]],
    [texts.about.memberSince, read.data ? since(read.data.memberSince, language) : none],
    [hours.title, wish ? hours.shown(wish.min, wish.max) : none],
  ] as const
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={member.profileId} initials={initialsOf(member.fullName)} image={member.avatarImage} size={56} />
        <dl className="grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-0.5 text-13 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-text-3">{name}</dt>
              <dd className="min-w-0 text-text wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Loaded read={read} skeleton={<CardSkeletons />}>
        {profile => (
          <>
            <EditOwnProfileCard profile={profile} organizationZone={member.organization.timeZone} />
            <MonthsCard months={profile.months} />
          </>
        )}
      </Loaded>
      <OwnBalanceCard />
      {member.organization.attendanceEnabled && <OwnReliabilityCard />}
      <CalendarLinkCard />
      {may('page_shifts') && <DownloadOwnShiftsCard today={todayIn(member.organization.timeZone, serverNow())} />}
      <p className="flex flex-wrap gap-x-4 text-13 pointer-coarse:*:py-3.25">
        {member.organization.attendanceEnabled && (
          <>
            <Link to="/timesheet" className="text-text-2 underline-offset-2 hover:underline">
              {texts.timesheet}
            </Link>
            <Link to="/my-pay" className="text-text-2 underline-offset-2 hover:underline">
              {texts.pay}
            </Link>
          </>
        )}
        <Link to="/settings/account" className="text-text-2 underline-offset-2 hover:underline">
          {texts.account}
        </Link>
        <Link to="/settings/language" className="text-text-2 underline-offset-2 hover:underline">
          {nav.language}
        </Link>
      </p>
    </div>
  )
}

const since = (instant: string, language: Language) =>
  dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))

/** As high as the cards will be, so that what stands below stays where it is. */
const CardSkeletons = () => (
  <>
    <Skeletons rows={1} className="h-[458px]" />
    <Skeletons rows={1} className="h-[685px]" />
  </>
)
