import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { ReminderHoursFields } from './lead-fields.tsx'
import { deliveryApi } from './queries.ts'

/** When everybody is reminded of shifts who has not chosen otherwise; a change is stored at once. */
export function ReminderRules() {
  const { rules: texts, own } = useTexts('delivery')
  const toast = useToast()
  const read = useQuery(deliveryApi.rules.queryOptions())
  const save = useMutation(
    deliveryApi.saveRules.mutationOptions({
      onSuccess: () => toast.success(own.saved),
      onError: error => toast.error(messageOf(error, own.failed)),
    }),
  )
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-13 text-text-2">{texts.text}</p>
        <Loaded read={read} skeleton={<Skeletons rows={1} className="h-12" />}>
          {({ reminderHours }) => (
            <ReminderHoursFields
              hours={save.isPending ? save.variables.reminderHours : reminderHours}
              onChange={hours => save.mutate({ reminderHours: hours })}
            />
          )}
        </Loaded>
      </div>
    </Card>
  )
}
