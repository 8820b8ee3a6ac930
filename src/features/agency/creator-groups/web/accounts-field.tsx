import { X } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { useFieldError } from '#platform/web/ui/form.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { selectableAccounts } from '../rules.ts'
import type { Account } from '../schema.ts'

interface Props {
  readonly groupId: string | undefined
  /** All there are; those of other groups are not offered. */
  readonly accounts: readonly Account[]
  /** Creators of whom nothing can be offered, by name. */
  readonly without: readonly string[]
  readonly chosen: readonly Account[]
  readonly onChange: (creatorLinkIds: string[]) => void
}

export function AccountsField({ groupId, accounts, without, chosen, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  const error = useFieldError('creatorLinkIds')
  const ids = chosen.map(({ id }) => id)
  const offered = selectableAccounts(accounts, { groupId, creatorLinkIds: ids })
  const labelOf = ({ creatorName, platformName, accountType }: Account): string =>
    `${creatorName} – ${platformName}${accountType === 'secondary' ? ` (${texts.suffixes.secondary})` : ''}`
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-13 font-medium text-text-2">{texts.fields.combinations}</legend>
      {error !== undefined && <Notice kind="danger">{error}</Notice>}
      {accounts.length === 0 && without.length === 0 && (
        <Notice kind="warning">
          <strong className="block font-medium">{texts.noCreators.title}</strong>
          {texts.noCreators.text}
        </Notice>
      )}
      {without.length > 0 && <p className="text-13 wrap-anywhere text-text-3">{texts.noPlatforms(without)}</p>}
      {chosen.length === 0 && accounts.length > 0 && <p className="text-13 text-text-3">{texts.noCombinations}</p>}
      <ul className="flex flex-col gap-1.5">
        {chosen.map(account => (
          <li
            key={account.id}
            className="flex items-center gap-2 rounded-control border border-line py-1 pr-1 pl-3 text-text"
          >
            <span className="min-w-0 flex-1 truncate">{labelOf(account)}</span>
            <IconButton
              size="sm"
              label={texts.removeCombination(labelOf(account))}
              icon={<X aria-hidden size={15} />}
              onClick={() => onChange(ids.filter(id => id !== account.id))}
            />
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <Combobox
          label={texts.fields.addCombination}
          value={undefined}
          options={offered.map(account => ({ value: account.id, label: labelOf(account), detail: account.accountUrl }))}
          onChange={id => onChange([...ids, id])}
        />
      )}
      {offered.length === 0 && accounts.length > 0 && <p className="text-13 text-text-3">{texts.allTaken}</p>}
    </fieldset>
  )
}
