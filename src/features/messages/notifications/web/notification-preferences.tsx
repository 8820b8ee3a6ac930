import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type Channel, channels, kindsAvailableWithout, mayChooseChannels } from '../channels.ts'
import type { OwnKindPreference } from '../schema.ts'
import { notificationsApi } from './queries.ts'

/** `closed`: ways that there are not in this installation. Switches are closed where the organisation has decided (docs/product/en/messages.md#own). A failure has them read again. */
export function NotificationPreferences({ closed }: { closed: readonly Channel[] }) {
  const { own: texts } = useTexts('notifications')
  const toast = useToast()
  const queries = useQueryClient()
  const options = notificationsApi.preferences.queryOptions()
  const read = useQuery(options)
  const { mutate } = useMutation(
    notificationsApi.choose.mutationOptions({
      onMutate: ({ kind, channel, isOn }) =>
        updateOptimistically(queries, options.queryKey, () =>
          queries.setQueryData(options.queryKey, lines =>
            lines?.map(line => (line.kind === kind ? switched(line, channel, isOn) : line)),
          ),
        ),
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.saveFailed))
      },
    }),
  )
  return (
    <Card title={texts.card}>
      <p className="px-4 pt-3 text-13 text-text-2">{texts.text}</p>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={6} />
          </div>
        }
      >
        {lines => (
          <Lines
            lines={lines.filter(({ kind }) => kindsAvailableWithout(closed).includes(kind))}
            shown={channels.filter(channel => !closed.includes(channel))}
            onChange={(kind, channel, isOn) => mutate({ kind, channel, isOn })}
          />
        )}
      </Loaded>
    </Card>
  )
}

const switched = (line: OwnKindPreference, channel: Channel, isOn: boolean): OwnKindPreference => ({
  ...line,
  channels: channels.filter(each => (each === channel ? isOn : line.channels.includes(each))),
})

interface LinesProps {
  readonly lines: readonly OwnKindPreference[]
  readonly shown: readonly Channel[]
  readonly onChange: (kind: OwnKindPreference['kind'], channel: Channel, isOn: boolean) => void
}

/** On a phone the channels stand below what they are for: five of them leave the words no room. */
const stacked = 'max-sm:grid max-sm:grid-cols-5 max-sm:px-4'

function Lines({ lines, shown, onChange }: LinesProps) {
  const { own: texts, kinds, channels: names, kind: kindLabel } = useTexts('notifications')
  return (
    <table className="my-2 w-full text-left max-sm:block">
      <thead className="text-12 text-text-3 max-sm:block">
        <tr className={stacked}>
          <th scope="col" className="px-4 py-2 font-medium max-sm:sr-only">
            {kindLabel}
          </th>
          {shown.map(channel => (
            <th scope="col" key={channel} className="narrow w-22 px-2 py-2 font-medium max-sm:w-auto max-sm:px-0">
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line max-sm:block">
        {lines.map(line => (
          <tr key={line.kind} className={stacked}>
            <th scope="row" className="px-4 py-2.5 font-medium text-text max-sm:col-span-full max-sm:px-0 max-sm:pb-1">
              {kinds[line.kind]}
              {!mayChooseChannels(line) && (
                <span className="flex items-center gap-1 text-12 font-normal text-text-3">
                  <Lock aria-hidden size={12} />
                  {line.enabled ? texts.locked : texts.off}
                </span>
              )}
            </th>
            {shown.map(channel => (
              <td key={channel} className="px-2 max-sm:px-0 max-sm:pb-2">
                <Switch
                  hideLabel
                  label={texts.of(kinds[line.kind], names[channel])}
                  checked={line.channels.includes(channel)}
                  disabled={!mayChooseChannels(line)}
                  onChange={isOn => onChange(line.kind, channel, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
