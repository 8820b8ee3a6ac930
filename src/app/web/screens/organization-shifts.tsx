import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { todayIn } from '#kit/day.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { impactLines } from '#features/agency/shifts/web/impact.ts'
import { shiftsApi, useRemoveShift, useReorderShifts, useSwitchShift } from '#features/agency/shifts/web/queries.ts'
import { ShiftDialog } from '#features/agency/shifts/web/shift-dialog.tsx'
import { ShiftList } from '#features/agency/shifts/web/shift-list.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'
import { serverNow } from '#platform/web/now.ts'

/** The organisation's standard shifts. */
export function OrganizationShiftsScreen() {
  const texts = useTexts('shifts')
  const { organization } = useMember()
  const today = todayIn(organization.timeZone, serverNow())
  const confirm = useConfirm()
  const read = useQuery(shiftsApi.list.queryOptions())
  const switchShift = useSwitchShift()
  const reorder = useReorderShifts()
  const remove = useRemoveShift()
  const [editing, setEditing] = useState<{ shift: Shift | undefined }>()
  /** Switching off asks where seats or people hang on the shift. */
  const askAndSwitch = async (shift: Shift, isEnabled: boolean) => {
    const impact = isEnabled ? undefined : await shiftsApi.impact.call({ id: shift.id }).catch(() => undefined)
    const lines = impact ? impactLines(texts.impact, impact, true) : []
    const question = {
      type: 'warning',
      title: texts.impact.title(shift.name),
      text: lines.join(' '),
      confirmLabel: texts.impact.confirm,
    } as const
    if (lines.length === 0 || (await confirm(question))) switchShift(shift, isEnabled)
  }
  const askAndRemove = async (shift: Shift) => {
    const yes = await confirm({
      type: 'danger',
      title: texts.removeTitle(shift.name),
      text: texts.removeText,
      confirmLabel: texts.remove,
    })
    if (yes) remove(shift)
  }
  return (
    <OrganizationPage
      title={texts.title}
      subtitle={<OrganizationClock after={texts.subtitle} />}
      actions={
        <Button variant="primary" onClick={() => setEditing({ shift: undefined })}>
          <Plus aria-hidden size={16} />
          {texts.add}
        </Button>
      }
    >
      <Loaded read={read} skeleton={<Skeletons rows={3} className="h-14" />}>
        {shifts =>
          shifts.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <ShiftList
              shifts={shifts}
              onEdit={shift => setEditing({ shift })}
              onRemove={shift => void askAndRemove(shift)}
              onSwitch={(shift, isEnabled) => void askAndSwitch(shift, isEnabled)}
              onReorder={reorder}
            />
          )
        }
      </Loaded>
      {editing && <ShiftDialog shift={editing.shift} today={today} onClose={() => setEditing(undefined)} />}
    </OrganizationPage>
  )
}
