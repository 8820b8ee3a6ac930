import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OfferSettings } from '../schema.ts'
import { defaultSettings } from '../settings.ts'
import { maxAlarm, type ApprovalPolicy, approvalPolicies } from '../states.ts'
import { LabelledSegmented } from './labelled.tsx'
import { marketApi } from './queries.ts'
import { MarketSection } from './section.tsx'

/** Which changes need a planner's word, and when planners are warned of seats that nobody is sure to be on. */
export function MarketSettings() {
  const { settings: texts } = useTexts('market')
  const toast = useToast()
  const read = useQuery(marketApi.settings.queryOptions())
  const save = useMutation(
    marketApi.saveSettings.mutationOptions({
      onSuccess: () => toast.success(texts.saved),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const { data } = read
  return (
    <MarketSection title={texts.title}>
      <div className="flex flex-col gap-5 px-4 py-4">
        {data ? (
          <>
            <LabelledSegmented<ApprovalPolicy>
              label={texts.word}
              value={data.approvalPolicy}
              disabled={save.isPending}
              options={approvalPolicies.map(value => ({ value, label: texts.words[value] }))}
              onChange={approvalPolicy => save.mutate({ approvalPolicy })}
            />
            <Alarms
              key={data.alarmHours.join(' ')}
              settings={data}
              isPending={save.isPending}
              onSave={alarmHours => save.mutate({ alarmHours: [...alarmHours] })}
            />
          </>
        ) : (
          <Skeletons rows={2} className="h-9" />
        )}
      </div>
    </MarketSection>
  )
}

interface AlarmProps {
  readonly settings: OfferSettings
  readonly isPending: boolean
  readonly onSave: (hours: readonly number[]) => void
}

function Alarms({ settings: { alarmHours }, isPending, onSave }: AlarmProps) {
  const { settings: texts } = useTexts('market')
  const isOn = alarmHours.length > 0
  const [first = 24, second = first] = isOn ? alarmHours : defaultSettings.alarmHours
  const [hours, setHours] = useState([first, second] as const)
  const isChanged = hours[0] !== first || hours[1] !== second
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={texts.alarm}
        hint={texts.alarmHint}
        checked={isOn}
        onChange={on => onSave(on ? defaultSettings.alarmHours : [])}
      />
      {isOn && (
        <Form className="grid max-w-96 grid-cols-2 items-start gap-3" onSubmit={() => onSave(hours)}>
          <NumberField
            label={texts.firstAlarm}
            value={hours[0]}
            min={1}
            max={maxAlarm}
            onChange={value => setHours([value, hours[1]])}
          />
          <NumberField
            label={texts.secondAlarm}
            value={hours[1]}
            min={1}
            max={maxAlarm}
            onChange={value => setHours([hours[0], value])}
          />
          {isChanged && (
            <Button type="submit" loading={isPending} className="col-span-2 justify-self-start">
              {texts.save}
            </Button>
          )}
        </Form>
      )}
    </div>
  )
}
