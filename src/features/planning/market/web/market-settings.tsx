import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
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
  const { settings: texts, loadFailed } = useTexts('market')
  const toast = useToast()
  const read = useQuery(marketApi.settings.queryOptions())
  const save = useMutation(
    marketApi.saveSettings.mutationOptions({
      onSuccess: () => toast.success(texts.saved),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return (
    <MarketSection title={texts.title}>
      <div className="flex flex-col gap-5 px-4 py-4">
        <Loaded read={read} skeleton={<Skeletons rows={2} className="h-9" />} failed={loadFailed}>
          {settings => (
            <>
              <LabelledSegmented<ApprovalPolicy>
                label={texts.word}
                value={settings.approvalPolicy}
                disabled={save.isPending}
                options={approvalPolicies.map(value => ({ value, label: texts.words[value] }))}
                onChange={approvalPolicy => save.mutate({ approvalPolicy })}
              />
              <Alarms
                key={settings.alarmHours.join(' ')}
                settings={settings}
                isPending={save.isPending}
                onSave={alarmHours => save.mutate({ alarmHours: [...alarmHours] })}
              />
            </>
          )}
        </Loaded>
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
  // two fields at least, so that a second one can be added to one; equal ones are stored once
  const [first = 24, second = first, ...others] = isOn ? alarmHours : defaultSettings.alarmHours
  const stored = [first, second, ...others]
  const [hours, setHours] = useState<readonly number[]>(stored)
  const isChanged = hours.some((each, at) => each !== stored[at])
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
          {hours.map((value, at) => (
            <NumberField
              key={texts.alarmHours(at + 1)}
              label={texts.alarmHours(at + 1)}
              value={value}
              min={1}
              max={maxAlarm}
              onChange={next => setHours(hours.with(at, next))}
            />
          ))}
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
