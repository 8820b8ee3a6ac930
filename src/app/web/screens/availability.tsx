import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Check, ChevronLeft, ChevronRight, Keyboard, ListOrdered, Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { daysBetween, todayIn } from '#kit/day.ts'
import { daysOfWeek, mondayOf, parseWeek, weekOf } from '#kit/week.ts'
import { useMember } from '#features/accounts/web/session.tsx'
import type { Brush } from '#features/availability/markings.ts'
import { AvailabilityGrid } from '#features/availability/web/availability-grid.tsx'
import { statusesOf } from '#features/availability/web/entries.ts'
import { Legend } from '#features/availability/web/legend.tsx'
import { useMarkCells, weekQuery } from '#features/availability/web/queries.ts'
import { WeekNavigation } from '#features/availability/web/week-navigation.tsx'
import { leads, mayEditFor } from '#features/permissions/policy.ts'
import { shiftsApi } from '#features/shifts/web/queries.ts'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { allOf, Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const KeysDialog = lazy(async () => ({
  default: (await import('#features/availability/web/keys-dialog.tsx')).KeysDialog,
}))
const PreferencesDialog = lazy(async () => ({
  default: (await import('#features/preferences/web/preferences-dialog.tsx')).PreferencesDialog,
}))
// for managers only
const PersonPicker = lazy(async () => ({
  default: (await import('#features/people/web/person-picker.tsx')).PersonPicker,
}))

const route = getRouteApi('/inside/availability/')

/** One's own week; for owner and admin anybody's. The week and the person stand in the address. */
export function AvailabilityScreen() {
  const texts = useTexts('availability')
  const member = useMember()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = todayIn(member.organization.timeZone, Temporal.Now.instant())
  const week = parseWeek(search.week ?? '') ?? weekOf(today)
  const profileId = search.person ?? member.profileId
  const isManager = leads(member)
  const [brush, setBrush] = useState<Brush>('available')
  const [showsKeys, setShowsKeys] = useState<boolean>()
  const [showsPreferences, setShowsPreferences] = useState<boolean>()
  const preferences = useTexts('preferences')
  const read = useQuery(weekQuery(week, profileId))
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const mark = useMarkCells(week, profileId)
  const isNarrow = useIsNarrow(640)
  const [chosenDay, setChosenDay] = useState<number>()
  const day = chosenDay ?? Math.max(0, Math.min(6, daysBetween(mondayOf(week), today)))
  const isEditable = mayEditFor(member, profileId)
  const vacation = read.data?.vacationDays

  return (
    <div className="mx-auto max-w-[1240px]">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <div className="flex flex-wrap items-end gap-2">
            {isManager && (
              <Suspense fallback={<span className="h-9 w-[min(260px,100%)]" />}>
                <PersonPicker
                  label={texts.person}
                  own={texts.own}
                  selfId={member.profileId}
                  value={profileId}
                  onChange={person => void navigate({ search: { ...search, person } })}
                />
              </Suspense>
            )}
            <Button onClick={() => setShowsPreferences(true)}>
              <ListOrdered aria-hidden size={16} />
              {preferences.open}
            </Button>
          </div>
        }
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <WeekNavigation
          week={week}
          today={today}
          onChange={next => void navigate({ search: { ...search, week: next } })}
        />
        <div className="flex items-center gap-2">
          <Segmented<Brush>
            label={texts.brush.label}
            value={brush}
            onChange={setBrush}
            options={[
              { value: 'available', label: texts.brush.names.available, icon: <Check aria-hidden size={14} /> },
              { value: 'preferred', label: texts.brush.names.preferred, icon: <Star aria-hidden size={14} /> },
            ]}
          />
          <span className="hidden sm:block">
            <IconButton
              label={texts.keys.open}
              icon={<Keyboard aria-hidden size={17} />}
              onClick={() => setShowsKeys(true)}
            />
          </span>
        </div>
      </div>
      {isNarrow && <DayNavigation week={week} day={day} onChange={setChosenDay} />}
      <Loaded read={allOf(read, shifts)} skeleton={<Skeletons rows={4} className="h-15" />}>
        {([entries, standardShifts]) =>
          standardShifts.length === 0 ? (
            <EmptyState text={texts.noShifts} />
          ) : (
            <AvailabilityGrid
              week={week}
              today={today}
              shifts={standardShifts}
              statuses={statusesOf(entries)}
              brush={brush}
              isEditable={isEditable}
              isManager={isManager}
              onlyDay={isNarrow ? day : undefined}
              onPaint={mark}
              onHelp={() => setShowsKeys(true)}
            />
          )
        }
      </Loaded>
      <footer className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Legend />
        {vacation && (
          <p className={`text-[13px] ${vacation.current >= vacation.max ? 'font-medium text-danger' : 'text-text-2'}`}>
            {texts.vacationDays(vacation.current, vacation.max)}
          </p>
        )}
      </footer>
      {!isManager && <p className="mt-3 text-[13px] text-text-3">{texts.readOnly}</p>}
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
      {showsKeys !== undefined && (
        <Suspense>
          <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} />
        </Suspense>
      )}
    </div>
  )
}

/** On a phone one day fills the screen. */
function DayNavigation({
  week,
  day,
  onChange,
}: {
  week: Parameters<typeof daysOfWeek>[0]
  day: number
  readonly onChange: (day: number) => void
}) {
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
      <span className="text-[13px] text-text-2">{texts.dayOf(day + 1, daysOfWeek(week).length)}</span>
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
