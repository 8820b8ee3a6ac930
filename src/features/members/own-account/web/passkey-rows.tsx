import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { canUsePasskeys } from '#features/access/sign-in/web/knows-passkeys.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { Passkey } from '../contract.ts'
import { ownAccountApi } from './queries.ts'
import { SettingRow } from '#platform/web/ui/setting-row.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const AddPasskeyDialog = lazily(() => import('./passkey-dialogs.tsx'), 'AddPasskeyDialog')
const RenamePasskeyDialog = lazily(() => import('./passkey-dialogs.tsx'), 'RenamePasskeyDialog')

export function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { protection: texts, passkeys: words } = useTexts('ownAccount')
  const [open, setOpen] = useState<'add' | Passkey>()
  const remove = useRemoval(input => ownAccountApi.removePasskey.call(input), ownAccountApi.key(), words)
  const close = () => {
    setOpen(undefined)
  }
  const nameOf = ({ name }: Passkey) => name || words.unnamed
  return (
    <>
      <SettingRow
        icon={<KeyRound aria-hidden size={18} className="shrink-0 text-text-3" />}
        title={words.title}
        text={canUsePasskeys() ? words.text : words.unknown}
      >
        {canUsePasskeys() && (
          <Button size="sm" onClick={() => setOpen('add')}>
            <Plus aria-hidden size={14} />
            {words.add}
          </Button>
        )}
      </SettingRow>
      {passkeys.map(passkey => (
        <div key={passkey.id} className="flex items-center gap-2 py-2 pr-4 pl-11">
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="truncate text-text">{nameOf(passkey)}</span>
            {passkey.createdAt !== null && (
              <span className="text-13 text-text-3">
                <Moment at={passkey.createdAt} withDay say={texts.since} />
              </span>
            )}
          </span>
          <IconButton
            label={words.renameLabel(nameOf(passkey))}
            icon={<Pencil aria-hidden size={15} />}
            onClick={() => setOpen(passkey)}
          />
          <IconButton
            label={words.removeTitle(nameOf(passkey))}
            icon={<Trash2 aria-hidden size={15} />}
            onClick={() => void remove({ id: passkey.id, name: nameOf(passkey) })}
          />
        </div>
      ))}
      <Suspense>
        {open === 'add' && <AddPasskeyDialog onClose={close} />}
        {open !== undefined && open !== 'add' && <RenamePasskeyDialog passkey={open} onClose={close} />}
      </Suspense>
    </>
  )
}
