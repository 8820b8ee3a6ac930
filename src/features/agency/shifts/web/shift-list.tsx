import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { move } from '#kit/list.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { Shift } from '../schema.ts'
import { ShiftLine } from './shift-times.tsx'

interface Props {
  readonly shifts: readonly Shift[]
  readonly onEdit: (shift: Shift) => void
  readonly onRemove: (shift: Shift) => void
  readonly onSwitch: (shift: Shift, isEnabled: boolean) => void
  readonly onReorder: (ids: string[]) => void
}

export function ShiftList({ shifts, onEdit, onRemove, onSwitch, onReorder }: Props) {
  const texts = useTexts('shifts')
  return (
    <SortableList
      label={texts.list}
      onMove={(from, to) =>
        onReorder(
          move(
            shifts.map(({ id }) => id),
            from,
            to,
          ),
        )
      }
      rows={shifts.map(shift => ({
        id: shift.id,
        name: shift.name,
        content: (
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
            <button
              type="button"
              onClick={() => onEdit(shift)}
              className="min-w-0 flex-[1_1_11rem] rounded-control px-1 py-1 text-left"
            >
              <ShiftLine shift={shift} />
            </button>
            <Switch
              hideLabel
              label={texts.enabled(shift.name)}
              checked={shift.isEnabled}
              onChange={isEnabled => onSwitch(shift, isEnabled)}
            />
            <Menu
              trigger={
                <IconButton size="sm" label={texts.more(shift.name)} icon={<Ellipsis aria-hidden size={16} />} />
              }
              items={[
                { label: texts.edit, icon: <Pencil aria-hidden size={15} />, onSelect: () => onEdit(shift) },
                {
                  label: texts.remove,
                  icon: <Trash2 aria-hidden size={15} />,
                  isDangerous: true,
                  onSelect: () => onRemove(shift),
                },
              ]}
            />
          </div>
        ),
      }))}
    />
  )
}
