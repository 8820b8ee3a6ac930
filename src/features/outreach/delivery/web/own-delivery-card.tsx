import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { completeTimeOfDay } from '#kit/time-of-day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnDelivery } from '../schema.ts'
import { ReminderHoursFields } from './lead-fields.tsx'
import { deliveryApi } from './queries.ts'

/** When the bot is quiet, and how long before a shift one is reminded. */
export function QuietHoursAndRemindersCard() {
  const { own: texts } = useTexts('delivery')
  const read = useQuery(deliveryApi.own.queryOptions())
  return (
    <Card title={texts.title}>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {stored => <OwnDeliveryForm stored={stored} />}
      </Loaded>
    </Card>
  )
}

function OwnDeliveryForm({ stored }: { stored: OwnDelivery }) {
  const { own: texts } = useTexts('delivery')
  const { clockOf } = useTexts('nav')
  const { own } = useCities()
  const toast = useToast()
  const [isQuiet, setQuiet] = useState(stored.quietHours !== null)
  const [from, setFrom] = useState<string>(stored.quietHours?.from ?? '22:00')
  const [to, setTo] = useState<string>(stored.quietHours?.to ?? '07:00')
  const [hours, setHours] = useState(stored.reminderHours)
  const save = useMutation(
    deliveryApi.saveOwn.mutationOptions({
      onSuccess: () => toast.success(texts.saved),
    }),
  )
  // what is no time is refused by the server, beside its field
  const [start, end] = [completeTimeOfDay(from) ?? from, completeTimeOfDay(to) ?? to]
  const wish = { quietHours: isQuiet ? { from: start, to: end } : null, reminderHours: hours }
  const { quietHours, reminderHours } = stored
  useUnsavedCheck(() => !save.isPending && JSON.stringify(wish) !== JSON.stringify({ quietHours, reminderHours }))
  return (
    <Form
      className="flex flex-col gap-4 p-4"
      errors={fieldErrors(save.error)}
      message={formMessage(save.error, texts.failed)}
      onSubmit={() => save.mutate(wish)}
    >
      <Switch label={texts.quiet} hint={texts.quietHint} checked={isQuiet} onChange={setQuiet} />
      {isQuiet && (
        <div className="grid max-w-64 grid-cols-2 gap-3">
          <TimeField label={texts.from} name="quietHours.from" value={from} onChange={setFrom} />
          <TimeField isEnd label={texts.to} name="quietHours.to" value={to} onChange={setTo} />
          <p className="col-span-2 text-12 text-text-3">{clockOf(own)}</p>
        </div>
      )}
      <div className="flex flex-col gap-3">
        <p className="text-13 font-medium text-text-2">{texts.reminders}</p>
        <Segmented<'usual' | 'own'>
          label={texts.reminders}
          value={hours === null ? 'usual' : 'own'}
          onChange={choice => setHours(choice === 'usual' ? null : stored.defaultReminderHours)}
          options={[
            { value: 'usual', label: texts.usual(texts.hours(stored.defaultReminderHours)) },
            { value: 'own', label: texts.ownHours },
          ]}
        />
        {hours !== null && <ReminderHoursFields hours={hours} onChange={setHours} />}
      </div>
      <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  )
}
