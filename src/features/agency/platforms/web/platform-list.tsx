import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Details } from '#platform/web/ui/details.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { PlatformKind } from '../built-in.ts'
import type { Platform } from '../schema.ts'
import { PlatformMark } from './platform-mark.tsx'
import { usePlatformList } from './use-platform-list.ts'
import { usePlatformName } from './use-platforms.ts'

interface Props {
  readonly kind: PlatformKind
  readonly rows: readonly Platform[]
  /** Keys of those on which creators have accounts. */
  readonly used: ReadonlySet<string>
}

/** Used and custom platforms; the others can be searched below. */
export function PlatformList({ kind, rows, used }: Props) {
  const texts = useTexts('platforms')
  const nameOf = usePlatformName()
  const list = usePlatformList(kind, rows)
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const isInUse = ({ key, isCustom }: Platform) => isCustom || used.has(key)
  const inUse = rows.filter(isInUse)
  const others = rows.filter(row => !isInUse(row))
  const found = others.filter(({ key }) => nameOf(key).toLowerCase().includes(search.trim().toLowerCase()))
  const sortable = (label: string, shown: readonly Platform[]) => (
    <SortableList
      label={label}
      onMove={(from, to) => list.move(shown, from, to)}
      rows={shown.map(platform => {
        const name = nameOf(platform.key)
        return {
          id: platform.key,
          name,
          content: (
            <div className="flex items-center gap-3">
              <PlatformMark platformKey={platform.key} name={name} />
              <span className={`min-w-0 flex-1 truncate ${platform.isEnabled ? 'text-text' : 'text-text-3'}`}>
                {name}
              </span>
              {platform.isCustom && <Badge>{texts.custom}</Badge>}
              <Switch
                hideLabel
                label={texts.enabled(name)}
                checked={platform.isEnabled}
                onChange={isEnabled => list.switchTo(platform.key, isEnabled)}
              />
              {platform.isCustom && (
                <IconButton
                  size="sm"
                  label={texts.remove(name)}
                  icon={<Trash2 aria-hidden size={15} />}
                  onClick={() => void list.askAndRemove(platform)}
                />
              )}
            </div>
          ),
        }
      })}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      {inUse.length > 0 ? sortable(texts.kinds[kind], inUse) : <p className="text-13 text-text-2">{texts.noneUsed}</p>}
      {others.length > 0 && (
        <Details label={texts.more} isOpen={isOpen} onOpen={setOpen} className="*:[summary]:py-1.5">
          <div className="flex flex-col gap-3">
            <SearchField label={texts.search} value={search} onChange={setSearch} />
            {found.length > 0 ? sortable(texts.more, found) : <p className="text-13 text-text-2">{texts.noMatch}</p>}
          </div>
        </Details>
      )}
    </div>
  )
}
