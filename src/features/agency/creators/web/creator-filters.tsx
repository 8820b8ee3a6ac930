import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import type { Creator } from '../schema.ts'
import { type CreatorFilter, platformsIn, tagsOf } from '../search.ts'

interface Props {
  readonly creators: readonly Creator[]
  readonly value: CreatorFilter
  readonly onChange: (value: CreatorFilter) => void
}

const any = ''
const stars = [5, 4, 3, 2, 1] as const

export function CreatorFilters({ creators, value, onChange }: Props) {
  const { filter: texts, importance } = useTexts('creators')
  const nameOf = usePlatformName()
  return (
    <>
      <div className="min-w-36 flex-1 sm:max-w-48 sm:min-w-44">
        <Select
          label={texts.tag}
          hideLabel
          value={value.tag ?? any}
          options={[{ value: any, label: texts.tag }, ...tagsOf(creators).map(tag => ({ value: tag, label: tag }))]}
          onChange={tag => onChange({ ...value, tag: tag || undefined })}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-48 sm:min-w-44">
        <Select
          label={texts.platform}
          hideLabel
          value={value.platform ?? any}
          options={[
            { value: any, label: texts.platform },
            ...platformsIn(creators).map(key => ({ value: key, label: nameOf(key) })),
          ]}
          onChange={platform => onChange({ ...value, platform: platform || undefined })}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-48 sm:min-w-44">
        <Select
          label={texts.importance}
          hideLabel
          value={value.importance === undefined ? any : String(value.importance)}
          options={[
            { value: any, label: texts.importance },
            ...stars.map(count => ({ value: String(count), label: importance(count) })),
          ]}
          onChange={count => onChange({ ...value, importance: count === any ? undefined : Number(count) })}
        />
      </div>
    </>
  )
}
