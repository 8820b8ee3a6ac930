import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PresetField } from '#platform/web/ui/preset-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type Channel, channels, kindsAvailableWithout, mayChooseChannels } from '../channels.ts'
import { attendanceKinds } from '../kinds.ts'
import { choicesFor, type Preset, presetOf, presets } from '../presets.ts'
import type { ChannelChoice, OwnKindPreference } from '../schema.ts'
import { notificationsApi } from './queries.ts'

interface Props {
  /** Ways that there are not in this installation. */
  readonly closed: readonly Channel[]
  /** Members check in; otherwise kinds about it are hidden, and a preset includes them. */
  readonly hasAttendance: boolean
}

/** Switches are closed where the organisation has decided (docs/product/en/messages.md#own). A failure has them read again. */
export function NotificationPreferences({ closed, hasAttendance }: Props) {
  const { own: texts } = useTexts('notifications')
  const toast = useToast()
  const queries = useQueryClient()
  const options = notificationsApi.preferences.queryOptions()
  const read = useQuery(options)
  const { mutate } = useMutation(
    notificationsApi.chooseSeveral.mutationOptions({
      onMutate: ({ choices }) =>
        updateOptimistically(queries, options.queryKey, () =>
          queries.setQueryData(options.queryKey, lines => lines && choices.reduce(switched, lines)),
        ),
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.saveFailed))
      },
    }),
  )
  const open = channels.filter(channel => !closed.includes(channel))
  const choosePreset = (preset: Preset, lines: readonly OwnKindPreference[]) => {
    const choices = choicesFor(preset, lines, open)
    const before = choices.map(choice => ({ ...choice, isOn: !choice.isOn }))
    const action = { label: texts.undo, onClick: () => mutate({ choices: before }) }
    mutate({ choices }, { onSuccess: () => toast.success(texts.chosen(texts.presets[preset].label), { action }) })
  }
  return (
    <Card title={texts.card}>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={6} />
          </div>
        }
      >
        {all => {
          const lines = all.filter(({ kind }) => kindsAvailableWithout(closed).includes(kind))
          return (
            <PresetField
              label={texts.card}
              presets={presets}
              texts={texts}
              value={presetOf(lines, open)}
              onChoose={preset => choosePreset(preset, lines)}
            >
              <Lines
                lines={lines.filter(({ kind }) => hasAttendance || !attendanceKinds.has(kind))}
                shown={open}
                onChange={choice => mutate({ choices: [choice] })}
              />
            </PresetField>
          )
        }}
      </Loaded>
    </Card>
  )
}

const switched = (lines: readonly OwnKindPreference[], { kind, channel, isOn }: ChannelChoice): OwnKindPreference[] =>
  lines.map(line =>
    line.kind === kind
      ? { ...line, channels: channels.filter(each => (each === channel ? isOn : line.channels.includes(each))) }
      : line,
  )

interface LinesProps {
  readonly lines: readonly OwnKindPreference[]
  readonly shown: readonly Channel[]
  readonly onChange: (choice: ChannelChoice) => void
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
                  onChange={isOn => onChange({ kind: line.kind, channel, isOn })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
