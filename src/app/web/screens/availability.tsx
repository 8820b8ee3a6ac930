import { getRouteApi } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ListOrdered, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Day, daysBetween, todayIn } from '#kit/day.ts'
import { ownDayOf, zonesOf } from '#kit/own-time.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { firstMarkableWeek } from '#features/planning/availability/rules.ts'
import { MarksSaveStatus } from '#features/planning/availability/web/marks-status.tsx'
import { NoSuchWeek } from '#features/planning/availability/web/no-such-week.tsx'
import { OtherDayNote, WeekNavigation } from '#features/planning/availability/web/week-navigation.tsx'
import { isOwnerOrAdmin, mayEditAvailabilityAndWishes } from '#features/foundation/permissions/policy.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useSwipe } from '#platform/web/use-swipe.ts'
import { useShownWeek } from '../shell/shown-week.ts'
import { AvailabilityWeekView } from './availability-week.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { serverNow } from '#platform/web/now.ts'

const CopyMenu = lazily(() => import('#features/planning/availability/web/copy-menu.tsx'), 'CopyMenu')
const PreferencesDialog = lazily(
  () => import('#features/planning/preferences/web/preferences-dialog.tsx'),
  'PreferencesDialog',
)
// for managers only
const PersonPicker = lazily(() => import('#features/foundation/people/web/person-picker.tsx'), 'PersonPicker')
const AvailabilitySettings = lazily(() => import('./availability-settings.tsx'), 'AvailabilitySettings')
const UnansweredRequestNotice = lazily(
  () => import('#features/outreach/availability-requests/web/own-request.tsx'),
  'UnansweredRequestNotice',
)
const TeamGrid = lazily(() => import('#features/planning/availability/web/team-grid.tsx'), 'TeamGrid')

const route = getRouteApi('/inside/availability')

/** One's own week; for owner and admin anybody's, and the whole team's. Week, person and view stand in the address. */
export function AvailabilityScreen() {
  const texts = useTexts('availability')
  const member = useMember()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const now = serverNow()
  const today = todayIn(member.organization.timeZone, now)
  const shownDayOf = ownDayOf(zonesOf(member), now)
  const isManager = isOwnerOrAdmin(member)
  const { week, isWrong } = useShownWeek(search.week, firstMarkableWeek({ today, isManager }))
  const profileId = search.person ?? member.profileId
  const isTeam = isManager && search.view === 'team'
  const shifts = useQuery(shiftsApi.list.queryOptions()).data ?? []
  const isNarrow = useIsNarrow(640)
  const [chosenDay, setChosenDay] = useState<number>()
  const day = chosenDay ?? Math.max(0, Math.min(6, daysBetween(mondayOf(week), today)))
  const toDay = (next: number) => setChosenDay(Math.max(0, Math.min(6, next)))
  const swipe = useSwipe(direction => isNarrow && toDay(day + direction))
  const isPhone = isNarrow && !isTeam
  const picker = isManager && (
    <Suspense fallback={<span className="h-9 w-65" />}>
      <PersonPicker
        label={texts.person}
        hideLabel
        own={texts.own}
        selfId={member.profileId}
        value={profileId}
        onChange={person => void navigate({ search: { week, person } })}
      />
    </Suspense>
  )
  const views = isManager && (
    <Segmented<'week' | 'team'>
      label={texts.team.view}
      value={isTeam ? 'team' : 'week'}
      onChange={view => void navigate({ search: view === 'team' ? { week, view } : { week } })}
      options={[
        { value: 'week', label: texts.team.views.week },
        { value: 'team', label: texts.team.views.team },
      ]}
    />
  )
  const deeds = (
    <>
      {!isTeam && mayEditAvailabilityAndWishes(member, profileId) && (
        <Suspense fallback={<span className="h-9 w-34 max-sm:w-11" />}>
          <CopyMenu week={week} profileId={profileId} isBare={isPhone} />
        </Suspense>
      )}
      <Dialogs
        profileId={profileId}
        isManager={isManager}
        isBare={isPhone}
        today={today}
        beginsWithPreferences={search.open === 'preferences'}
      />
    </>
  )
  const notices = (
    <>
      {isWrong && <NoSuchWeek asked={search.week ?? ''} />}
      {!isTeam && profileId === member.profileId && (
        <Suspense>
          <UnansweredRequestNotice key={search.week} onOpen={next => void navigate({ search: { week: next } })} />
        </Suspense>
      )}
    </>
  )
  const otherDay = !isTeam && profileId === member.profileId && <OtherDayNote />
  const toWeek = (next: Week) => void navigate({ search: { ...search, week: next } })

  if (isPhone) {
    return (
      // to the last pixel of the page's own edge
      <div data-fills="" className="-mt-3 -mb-5 flex flex-1 flex-col gap-2">
        <PageHeader title={texts.title} isTight subtitle={<MarksSaveStatus isSmall />} actions={deeds} />
        {isManager && (
          <div className="grid grid-cols-[minmax(0,1fr)_max-content] items-center gap-2">
            {picker}
            {views}
          </div>
        )}
        {notices}
        <WeekNavigation week={week} today={shownDayOf} isSpread onChange={toWeek} />
        {otherDay}
        <AvailabilityWeekView week={week} today={today} profileId={profileId} isPhone />
      </div>
    )
  }
  return (
    <div className={isTeam ? '' : 'max-w-page'}>
      <PageHeader
        title={texts.title}
        subtitle={
          isTeam ? (
            <OrganizationClock after={texts.subtitles.team} />
          ) : (
            texts.subtitles[profileId === member.profileId ? 'own' : 'other']
          )
        }
        actions={
          <div className="flex flex-wrap items-end gap-2">
            {picker}
            {deeds}
          </div>
        }
      />
      {notices}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <WeekNavigation week={week} today={isTeam ? today : shownDayOf} onChange={toWeek} />
        {views}
        {otherDay}
      </div>
      {isNarrow && <DayNavigation day={day} onChange={toDay} />}
      {isTeam ? (
        <div {...swipe}>
          <Suspense fallback={<Skeletons rows={8} className="h-9" />}>
            <TeamGrid
              week={week}
              today={today}
              shifts={shifts}
              onlyDay={isNarrow ? day : undefined}
              onPerson={person => void navigate({ search: { week, person } })}
            />
          </Suspense>
        </div>
      ) : (
        <AvailabilityWeekView week={week} today={today} profileId={profileId} isPhone={false} />
      )}
    </div>
  )
}

interface DialogsProps {
  readonly profileId: string
  readonly isManager: boolean
  /** Icons alone. */
  readonly isBare: boolean
  readonly today: Day
  readonly beginsWithPreferences: boolean
}

function Dialogs({ profileId, isManager, isBare, today, beginsWithPreferences }: DialogsProps) {
  const member = useMember()
  const texts = useTexts('preferences')
  const settings = useTexts('availabilitySettings')
  const [showsPreferences, setShowsPreferences] = useState<boolean | undefined>(beginsWithPreferences || undefined)
  const [showsSettings, setShowsSettings] = useState(false)
  return (
    <>
      {isBare ? (
        <IconButton
          variant="secondary"
          label={texts.open}
          icon={<ListOrdered aria-hidden size={17} />}
          onClick={() => setShowsPreferences(true)}
        />
      ) : (
        <Button onClick={() => setShowsPreferences(true)}>
          <ListOrdered aria-hidden size={16} />
          {texts.open}
        </Button>
      )}
      {isManager && (
        <IconButton
          variant="secondary"
          label={settings.title}
          icon={<Settings2 aria-hidden size={16} />}
          onClick={() => setShowsSettings(true)}
        />
      )}
      {showsPreferences !== undefined && (
        <Suspense>
          <PreferencesDialog
            key={profileId}
            selfId={member.profileId}
            profileId={profileId}
            choosesPerson={isManager}
            open={showsPreferences}
            onOpenChange={setShowsPreferences}
          />
        </Suspense>
      )}
      {showsSettings && (
        <Suspense>
          <AvailabilitySettings today={today} onClose={() => setShowsSettings(false)} />
        </Suspense>
      )}
    </>
  )
}

/** On a phone one day of the team fills the screen. */
function DayNavigation({ day, onChange }: { day: number; readonly onChange: (day: number) => void }) {
  const texts = useTexts('availability')
  return (
    <div className="mb-3 flex items-center justify-between">
      <IconButton
        variant="secondary"
        label={texts.previousDay}
        icon={<ChevronLeft aria-hidden size={16} />}
        disabled={day === 0}
        onClick={() => onChange(day - 1)}
      />
      <span className="text-13 text-text-2">{texts.dayOf(day + 1, 7)}</span>
      <IconButton
        variant="secondary"
        label={texts.nextDay}
        icon={<ChevronRight aria-hidden size={16} />}
        disabled={day === 6}
        onClick={() => onChange(day + 1)}
      />
    </div>
  )
}
