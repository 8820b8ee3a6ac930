import { PersonPicker } from '#features/foundation/people/web/person-picker.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { categories, type Category, priorities, type Priority } from '../rules.ts'
import type { TodoQuestion } from '../schema.ts'
import type { TodoFilter } from './queries.ts'

const any = 'any'
const dues = ['overdue', 'today', 'week', 'none'] as const

interface Props {
  readonly filter: TodoFilter
  readonly onChange: (filter: TodoFilter) => void
}

/** By person, status, priority, category and when it is due. */
export function TodoFilters({ filter, onChange }: Props) {
  const texts = useTexts('todos')
  const { management } = texts
  // a filter that is set aside is left out, not sent empty
  const change = (next: { [K in keyof TodoFilter]: TodoFilter[K] | typeof any | undefined }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...filter, ...next }).filter(([, value]) => value !== undefined && value !== any),
      ),
    )
  return (
    <div className="flex flex-wrap items-end gap-3 xl:flex-nowrap xl:[&>*]:min-w-0">
      <div className="shrink-0">
        <Segmented<NonNullable<TodoQuestion['status']> | typeof any>
          label={management.status}
          value={filter.status ?? any}
          options={([any, 'open', 'completed'] as const).map(value => ({ value, label: management.statuses[value] }))}
          onChange={status => change({ status })}
        />
      </div>
      <PersonPicker
        label={management.assignee}
        hideLabel
        own={management.anybody}
        selfId={any}
        locked={management.locked}
        value={filter.assignedTo ?? any}
        onChange={assignedTo => change({ assignedTo })}
      />
      <div className="w-44 max-sm:w-[calc(50%-0.375rem)]">
        <Select<Priority | typeof any>
          label={management.columns.priority}
          hideLabel
          value={filter.priority ?? any}
          options={[
            { value: any, label: management.anyPriority },
            ...priorities.map(value => ({ value, label: texts.priorities[value] })),
          ]}
          onChange={priority => change({ priority })}
        />
      </div>
      <div className="w-44 max-sm:w-[calc(50%-0.375rem)]">
        <Select<Category | typeof any>
          label={management.columns.category}
          hideLabel
          value={filter.category ?? any}
          options={[
            { value: any, label: management.anyCategory },
            ...categories.map(value => ({ value, label: texts.categories[value] })),
          ]}
          onChange={category => change({ category })}
        />
      </div>
      <div className="w-48 max-sm:w-full">
        <Select<(typeof dues)[number] | typeof any>
          label={management.due}
          hideLabel
          value={filter.due ?? any}
          options={([any, ...dues] as const).map(value => ({ value, label: management.dues[value] }))}
          onChange={due => change({ due })}
        />
      </div>
    </div>
  )
}
