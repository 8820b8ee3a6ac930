import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { compareNames } from '#kit/compare-names.ts'
import { initialsOf } from '#kit/text.ts'
import type { Week } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { UnreachableNotice } from '#features/messages/reachability/web/unreachable-notice.tsx'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { OutdatedNotice } from '#features/planning/schedule/web/outdated-notice.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useSnapshot } from '#platform/web/use-snapshot.ts'
import { allSeats, type BoardGroup, compareBoardSeats, type IsOpenSeat, staffingOf } from '../board.ts'
import { countGroupDrafts, hasDraftsToPublish } from './publishing.ts'
import { agencyWeekApi } from './queries.ts'

interface Props {
  readonly week: Week
  readonly groups: readonly BoardGroup[]
  readonly isGap: IsOpenSeat
  readonly onClose: () => void
}

/** The consequences of publishing for each member, before it happens; each group can be left out. */
export function PublishDialog({ week, groups: current, isGap, onClose }: Props) {
  const { shown: groups, isOutdated, showCurrent } = useSnapshot(current, versionsOf)
  const { publish: texts } = useTexts('agencyWeek')
  const language = useLanguage()
  const toast = useToast()
  const offered = groups.filter(hasDraftsToPublish)
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = offered.filter(({ group }) => !out.has(group.id))
  const { open } = staffingOf(chosen, isGap)
  const people = peopleIn(chosen)
  // whoever publishes gets no message of it
  const { profileId } = useMember()
  const others = people.map(({ person }) => person).filter(({ id }) => id !== profileId)
  const publish = useMutation(
    agencyWeekApi.publish.mutationOptions({
      onSuccess: ({ published, stale, ...people }) => {
        onClose()
        if (published.length > 0) toast.success(texts.done(published.length, people))
        if (stale.length > 0) toast.warning(texts.stale(stale.map(({ name }) => name).join(', ')))
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      size="lg"
      description={texts.text(others.length)}
      submitLabel={texts.confirm}
      isPending={publish.isPending}
      isDisabled={isOutdated || chosen.length === 0}
      error={publish.error}
      failed={texts.failed}
      onSubmit={() =>
        publish.mutate({ week, groups: chosen.map(({ group: { id, version } }) => ({ groupId: id, version })) })
      }
      onClose={onClose}
    >
      <ShownWhole>
        {isOutdated && <OutdatedNotice onShow={showCurrent} />}
        {open > 0 && <Notice kind="warning">{texts.open(open)}</Notice>}
        <UnreachableNotice people={others} />
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-13 font-semibold text-text">{texts.groups}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {offered.map(one => (
              <label key={one.group.id} className="flex min-h-9 items-center gap-2.5 text-13 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-4"
                  checked={!out.has(one.group.id)}
                  onChange={({ target }) =>
                    setOut(before => {
                      const next = new Set(before)
                      if (target.checked) next.delete(one.group.id)
                      else next.add(one.group.id)
                      return next
                    })
                  }
                />
                <span className="min-w-0 flex-1 truncate text-text">{one.group.name}</span>
                <span className="tabular shrink-0 text-12 text-text-2">{texts.drafts(countGroupDrafts(one))}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {people.length > 0 && (
          // a long list is scrolled by keyboard as well
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section aria-label={texts.people} tabIndex={0} className="max-h-[46vh] overflow-y-auto rounded-control">
            <h3 className="text-13 font-semibold text-text">{texts.people}</h3>
            <ul className="divide-y divide-line">
              {people.map(({ person, seats }) => (
                <li key={person.id} className="flex items-start gap-3 py-2">
                  <Avatar id={person.id} initials={initialsOf(person.fullName)} size={26} />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap justify-between gap-x-3 text-13">
                      <span className="font-medium text-text" translate="no">
                        {person.fullName}
                      </span>
                      <span className="tabular text-text-2">{texts.newShifts(seats.length)}</span>
                    </p>
                    <ul className="mt-1 flex flex-wrap gap-1">
                      {seats.map(({ key, date, shift, groupName }) => (
                        <li
                          key={key}
                          data-hue={shift.color}
                          className="rounded-chip bg-hue-bg px-2 py-0.5 text-12 text-hue-fg"
                        >
                          {`${shortWeekday(date, language)} ${shift.name} · ${groupName}`}
                        </li>
                      ))}
                    </ul>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </ShownWhole>
    </FormDialog>
  )
}

const versionsOf = (groups: readonly BoardGroup[]): string =>
  groups.map(({ group: { id, version } }) => `${id} ${version}`).join(', ')

/** Whoever has something new in these groups, by name. */
function peopleIn(groups: readonly BoardGroup[]) {
  const drafts = allSeats(groups).filter(({ taken }) => taken?.state === 'draft')
  return [...Map.groupBy(drafts, ({ taken }) => taken?.person)]
    .flatMap(([person, seats]) => (person ? [{ person, seats: seats.toSorted(compareBoardSeats) }] : []))
    .toSorted((a, b) => compareNames(a.person.fullName, b.person.fullName))
}
