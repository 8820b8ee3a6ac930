import { Trash2 } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { PlatformKind } from '../built-in.ts'
import type { Platform } from '../schema.ts'
import { PlatformMark } from './platform-mark.tsx'
import { usePlatformList } from './use-platform-list.ts'
import { usePlatformName } from './use-platforms.ts'

export function PlatformList({ kind, rows }: { kind: PlatformKind; rows: readonly Platform[] }) {
  const texts = useTexts('platforms')
  const nameOf = usePlatformName()
  const list = usePlatformList(kind, rows)
  return (
    <SortableList
      label={texts.kinds[kind]}
      onMove={list.move}
      rows={rows.map(platform => {
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
}
