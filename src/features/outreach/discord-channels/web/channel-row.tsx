import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, Hash } from 'lucide-react'
import { languages } from '#kit/catalogue.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type PostKind, postKinds } from '../rules.ts'
import type { DiscordChannel } from '../schema.ts'
import { discordChannelsApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly channel: DiscordChannel
  readonly onRemove: () => void
}

/** What is posted in a channel and in which language; each choice is saved at once. */
export function DiscordChannelRow({ channel: { id, name, brokenSince, ...saved }, onRemove }: Props) {
  const texts = useTexts('discordChannels')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed))
  const change = useMutation(discordChannelsApi.change.mutationOptions({ onError }))
  const test = useMutation(
    discordChannelsApi.test.mutationOptions({ onError, onSuccess: () => toast.success(texts.tested) }),
  )
  const { kinds, language } = change.isPending ? change.variables : saved
  const toggle = (kind: PostKind) => {
    const chosen = new Set(kinds).symmetricDifference(new Set([kind]))
    change.mutate({ id, kinds: postKinds.filter(each => chosen.has(each)), language })
  }
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex items-center gap-2">
        <Hash aria-hidden size={18} className="shrink-0 text-text-3" />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere text-text">{name}</span>
        <Menu
          align="end"
          trigger={<IconButton label={texts.more(name)} icon={<EllipsisVertical aria-hidden size={16} />} />}
          items={[
            { label: texts.test, onSelect: () => test.mutate({ id }) },
            { label: texts.remove, isDangerous: true, onSelect: onRemove },
          ]}
        />
      </div>
      {brokenSince !== null && (
        <Notice kind="warning">
          <Moment at={brokenSince} withDay say={texts.broken} />
        </Notice>
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_12rem]">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-13 font-medium text-text-2">{texts.kindsOf(name)}</legend>
          <ul className="grid gap-x-4 lg:grid-cols-2">
            {postKinds.map(kind => (
              <li key={kind}>
                <label className="flex min-h-9 items-center gap-2.5 text-14 text-text pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-accent"
                    checked={kinds.includes(kind)}
                    disabled={change.isPending}
                    onChange={() => toggle(kind)}
                  />
                  {texts.kinds[kind]}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <Select
          label={texts.language}
          name={`language.${id}`}
          value={language}
          disabled={change.isPending}
          options={languages.map(value => ({ value, label: texts.languages[value] }))}
          onChange={value => change.mutate({ id, kinds: [...kinds], language: value })}
        />
      </div>
    </li>
  )
}
