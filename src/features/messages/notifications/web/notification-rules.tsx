import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type Channel, kindsAvailableWithout, defaultRule } from '../channels.ts'
import { attendanceKinds } from '../kinds.ts'
import type { RuleChange } from '../schema.ts'
import { notificationsApi } from './queries.ts'

interface Props {
  readonly closed: readonly Channel[]
  /** Members check in; otherwise kinds about it are hidden. */
  readonly hasAttendance: boolean
}

/** The owner's word on every kind; a change is stored at once. */
export function NotificationRules({ closed, hasAttendance }: Props) {
  const { rules: texts, kinds } = useTexts('notifications')
  const toast = useToast()
  const queries = useQueryClient()
  const options = notificationsApi.rules.queryOptions()
  const read = useQuery(options)
  const { mutate } = useMutation(
    notificationsApi.saveRule.mutationOptions({
      onMutate: ({ kind, ...change }) =>
        updateOptimistically(queries, options.queryKey, () =>
          queries.setQueryData(
            options.queryKey,
            before => before && { ...before, [kind]: { ...defaultRule, ...before[kind], ...change } },
          ),
        ),
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.saveFailed))
      },
    }),
  )
  const change = (next: RuleChange) => mutate(next)
  return (
    <Card title={texts.title}>
      <p className="px-4 pt-3 text-13 text-text-2">{texts.text}</p>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={6} />
          </div>
        }
      >
        {rules => (
          <table className="my-2 w-full text-left">
            <thead className="text-12 text-text-3">
              <tr>
                <th scope="col" className="px-4 py-2 font-medium">
                  {texts.kind}
                </th>
                <th scope="col" className="w-28 px-2 py-2 font-medium max-sm:w-20">
                  {texts.enabled}
                </th>
                <th scope="col" className="w-24 px-2 py-2 font-medium max-sm:w-20">
                  {texts.locked}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {kindsAvailableWithout(closed)
                .filter(kind => hasAttendance || !attendanceKinds.has(kind))
                .map(kind => {
                  const { enabled, locked } = rules[kind] ?? defaultRule
                  return (
                    <tr key={kind}>
                      <th scope="row" className="px-4 py-2.5 font-medium text-text">
                        {kinds[kind]}
                      </th>
                      <td className="px-2">
                        <Switch
                          hideLabel
                          label={texts.enabledOf(kinds[kind])}
                          checked={enabled}
                          onChange={next => change({ kind, enabled: next })}
                        />
                      </td>
                      <td className="px-2">
                        <Switch
                          hideLabel
                          label={texts.lockedOf(kinds[kind])}
                          checked={locked}
                          onChange={next => change({ kind, locked: next })}
                        />
                      </td>
                    </tr>
                  )
                })}
            </tbody>
          </table>
        )}
      </Loaded>
    </Card>
  )
}
