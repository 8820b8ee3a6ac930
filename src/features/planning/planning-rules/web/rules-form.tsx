import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { PresetField } from '#platform/web/ui/preset-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { type Preset, presetOf, presets, rulesIn } from '../presets.ts'
import { type Limit, type PlanningRules, type Rule, type RuleMode, ruleModes } from '../rules.ts'
import { planningRulesApi } from './queries.ts'

const rows: readonly { readonly rule: Rule; readonly limit?: { readonly name: Limit; readonly max: number } }[] = [
  { rule: 'availability' },
  { rule: 'vacationRequest' },
  { rule: 'disabled' },
  { rule: 'exclusive' },
  { rule: 'rest', limit: { name: 'minRestHours', max: 24 } },
  { rule: 'weekHours', limit: { name: 'maxWeekHours', max: 168 } },
  { rule: 'streak', limit: { name: 'maxDaysInARow', max: 14 } },
  { rule: 'hoursWish' },
]

/** What was changed and not saved, and the rules on which it was changed. */
interface Edits {
  readonly to: Partial<PlanningRules>
  readonly seen: Partial<PlanningRules>
}

/** How strict the organisation plans: each rule says nothing, warns, or refuses. */
export function RulesForm({ rules }: { rules: PlanningRules }) {
  const texts = useTexts('planningRules')
  const toast = useToast()
  const [edits, setEdits] = useState<Edits>({ to: {}, seen: {} })
  const value = { ...rules, ...edits.to }
  const edit = (to: Partial<PlanningRules>) =>
    setEdits({ to: { ...edits.to, ...to }, seen: { ...rules, ...edits.seen } })
  const save = useMutation(
    planningRulesApi.save.mutationOptions({
      onSuccess: () => {
        setEdits({ to: {}, seen: {} })
        toast.success(texts.saved)
      },
      // what another has changed is shown beside the message; whoever saves once more knows of it
      onError: () => {
        setEdits(before => ({ ...before, seen: {} }))
      },
    }),
  )
  const replace = useMutation(
    planningRulesApi.save.mutationOptions({
      onSuccess: () => setEdits({ to: {}, seen: {} }),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const choosePreset = (preset: Preset) => {
    const chosen = rulesIn[preset]
    const action = { label: texts.undo, onClick: () => replace.mutate({ ...rules, seen: chosen }) }
    const title = texts.chosen(texts.presets[preset].label)
    replace.mutate({ ...chosen, seen: rules }, { onSuccess: () => toast.success(title, { action }) })
  }
  const isSame = JSON.stringify(value) === JSON.stringify(rules)
  useUnsavedCheck(() => !isSame && !save.isPending && !replace.isPending)
  return (
    <Card>
      <PresetField label={texts.title} presets={presets} texts={texts} value={presetOf(value)} onChoose={choosePreset}>
        <Form
          className=""
          errors={fieldErrors(save.error)}
          message={formMessage(save.error, texts.failed)}
          onSubmit={() => save.mutate({ ...value, seen: { ...rules, ...edits.seen } })}
        >
          <div className="divide-y divide-line">
            {rows.map(({ rule, limit }) => (
              <div key={rule} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
                <div className="min-w-0 flex-[1_1_16rem]">
                  <p className="font-medium text-text">{texts.names[rule]}</p>
                  <p className="text-13 text-text-2">{texts.hints[rule]}</p>
                </div>
                {limit && (
                  <div className="w-32">
                    <NumberField
                      label={texts.limits[limit.name]}
                      name={limit.name}
                      value={value[limit.name]}
                      min={1}
                      max={limit.max}
                      onChange={amount => edit({ [limit.name]: amount })}
                    />
                  </div>
                )}
                <Segmented<RuleMode>
                  label={texts.names[rule]}
                  value={value[rule]}
                  options={ruleModes.map(mode => ({ value: mode, label: texts.modes[mode] }))}
                  onChange={mode => edit({ [rule]: mode })}
                />
              </div>
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line p-4">
            <Button type="submit" variant="primary" disabled={isSame} loading={save.isPending}>
              {texts.save}
            </Button>
          </div>
        </Form>
      </PresetField>
    </Card>
  )
}
