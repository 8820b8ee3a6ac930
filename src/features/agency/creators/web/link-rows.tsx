import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { newId } from '#kit/id.ts'
import { move } from '#kit/list.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useFieldError } from '#platform/web/ui/form.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useUiTexts } from '#platform/web/ui/texts.tsx'
import { accountTypes, type LinkKind } from '../accounts.ts'
import { fieldOf } from '../rules.ts'
import type { LinkValues } from './creator-values.ts'
import { useEnabledPlatforms, usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'

interface Props {
  readonly kind: LinkKind
  readonly rows: readonly LinkValues[]
  readonly onChange: (rows: readonly LinkValues[]) => void
}

/** The accounts of one kind: platform, address, and whether it is the main account. */
export function LinkRows({ kind, rows, onChange }: Props) {
  const texts = useTexts('creators')
  const nameOf = usePlatformName()
  const words = useUiTexts()
  const offered = useEnabledPlatforms(kind)
  const field = fieldOf(kind)
  const error = useFieldError(field)
  const change = (index: number, part: Partial<LinkValues>) =>
    onChange(rows.map((row, at) => (at === index ? Object.assign({ ...row }, part) : row)))
  const add = () => {
    const next = offered.find(({ key }) => rows.every(({ platform }) => platform !== key)) ?? offered[0]
    onChange([...rows, { key: newId(), id: undefined, platform: next?.key ?? '', url: '', accountType: 'main' }])
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-text">{kind === 'creator' ? texts.accounts : texts.channels}</legend>
      {error !== undefined && <Notice kind="danger">{error}</Notice>}
      {rows.length === 0 && (
        <p className="text-13 text-text-3">{kind === 'creator' ? texts.noAccounts : texts.noChannels}</p>
      )}
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-2 border-b border-line pb-3 last-of-type:border-0">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[10rem_1fr_auto]">
            <Select
              name={`${field}.${index}.platform`}
              label={texts.fields.platform}
              value={row.platform}
              options={[...new Set([...offered.map(({ key }) => key), row.platform])].map(key => ({
                value: key,
                label: nameOf(key),
              }))}
              onChange={platform => change(index, { platform })}
            />
            <TextField
              name={`${field}.${index}.url`}
              label={texts.fields.url}
              type="url"
              inputMode="url"
              value={row.url}
              placeholder={offered.find(({ key }) => key === row.platform)?.baseUrl ?? texts.fields.urlPlaceholder}
              onChange={event => change(index, { url: event.target.value })}
            />
            <Select
              name={`${field}.${index}.accountType`}
              label={texts.fields.accountType}
              value={row.accountType}
              options={accountTypes.map(type => ({ value: type, label: texts.accountTypes[type] }))}
              onChange={accountType => change(index, { accountType })}
            />
          </div>
          <div className="mt-6 flex">
            <IconButton
              label={words.moveUp(nameOf(row.platform))}
              icon={<ArrowUp aria-hidden size={15} />}
              disabled={index === 0}
              onClick={() => onChange(move(rows, index, index - 1))}
            />
            <IconButton
              label={words.moveDown(nameOf(row.platform))}
              icon={<ArrowDown aria-hidden size={15} />}
              disabled={index === rows.length - 1}
              onClick={() => onChange(move(rows, index, index + 1))}
            />
          </div>
          <IconButton
            className="mt-6"
            label={texts.removeLink(nameOf(row.platform))}
            icon={<Trash2 aria-hidden size={15} />}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button size="sm" className="self-start" onClick={add}>
        <Plus aria-hidden size={15} />
        {kind === 'creator' ? texts.addAccount : texts.addChannel}
      </Button>
    </fieldset>
  )
}
