import { ChevronDown } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { PickList } from './pick-list.tsx'

interface Props {
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

export function GroupsField({ groups, chosen, onChange }: Props) {
  const { ask: texts } = useTexts('autoplan')
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <p aria-hidden className="text-13 font-medium text-text">
        {texts.groups}
      </p>
      <Popover
        className="w-80 p-3"
        trigger={
          <Button>
            {chosen.size === groups.length
              ? texts.allGroups(groups.length)
              : texts.someGroups(chosen.size, groups.length)}
            <ChevronDown aria-hidden size={15} />
          </Button>
        }
      >
        <PickList
          label={texts.groups}
          searchLabel={texts.searchGroups}
          options={groups}
          chosen={chosen}
          onChange={onChange}
        />
      </Popover>
    </div>
  )
}
