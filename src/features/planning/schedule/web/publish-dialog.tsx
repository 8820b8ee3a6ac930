import { initialsOf } from '#kit/text.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { UnreachableNotice } from '#features/messages/reachability/web/unreachable-notice.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { useSnapshot } from '#platform/web/use-snapshot.ts'
import type { Plan } from '../schema.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import { usePublishPlan } from './queries.ts'
import { draftsByPerson, staffingOf } from './seats.ts'

interface Props {
  readonly plan: Plan
  readonly days: readonly Parameters<typeof staffingOf>[1][]
  readonly onClose: () => void
}

/** The consequences of publishing for each member, before it happens. */
export function PublishDialog({ plan: current, days, onClose }: Props) {
  const { shown: plan, isOutdated, showCurrent } = useSnapshot(current, ({ version }) => version)
  const texts = useTexts('schedule')
  const { publishing } = useTexts('planBoard')
  const language = useLanguage()
  const publish = usePublishPlan(plan.group.id, plan.week)
  const people = draftsByPerson(plan)
  // whoever publishes gets no message of it
  const me = useMember().profileId
  const others = people.filter(({ profileId }) => profileId !== me)
  const open = days.map(day => staffingOf(plan, day)).reduce((sum, { have, need }) => sum + need - have, 0)
  return (
    <FormDialog
      title={publishing.title}
      description={publishing.text(others.length)}
      submitLabel={publishing.confirm}
      isPending={publish.isPending}
      isDisabled={isOutdated}
      error={publish.error}
      failed={texts.publishFailed}
      onSubmit={() => publish.mutate(plan.version, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ShownWhole>
        {/* a long list is scrolled by keyboard as well, from its very beginning */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label={publishing.title} tabIndex={0} className="flex scroll-mt-5 flex-col gap-2 rounded-control">
          {isOutdated && <OutdatedNotice onShow={showCurrent} />}
          {open > 0 && <Notice kind="warning">{publishing.open(open)}</Notice>}
          <UnreachableNotice people={others.map(({ profileId: id, fullName }) => ({ id, fullName }))} />
          <ul className="flex flex-col divide-y divide-line">
            {people.map(({ profileId, fullName, shifts }) => (
              <li key={profileId} className="flex items-start gap-3 py-2.5">
                <Avatar id={profileId} initials={initialsOf(fullName)} size={28} />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-col justify-between gap-x-3 sm:flex-row">
                    <span className="font-medium text-text" translate="no">
                      {fullName}
                    </span>
                    <span className="tabular text-13 text-text-2">
                      {texts.weekHours(plan.weekHours[profileId] ?? 0)}
                    </span>
                  </p>
                  <ul className="mt-1 flex flex-wrap gap-1">
                    {shifts.map(({ date, name, color }) => (
                      <li
                        key={`${date} ${name}`}
                        data-hue={color}
                        className="rounded-chip bg-hue-bg px-2 py-0.5 text-12 text-hue-fg"
                      >
                        {`${shortWeekday(date, language)} ${name}`}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </ShownWhole>
    </FormDialog>
  )
}
