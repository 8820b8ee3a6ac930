import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { useKeeping, useKept } from '#platform/web/kept-drafts.ts'
import { refusalIn } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { fillInfoText, maxInfoTextLength } from '../info-text.ts'
import type { InfoBoxSettings, ShiftManager } from '../schema.ts'
import { availabilitySettingsApi } from './queries.ts'

interface Props {
  /** What the dialog says where the organisation has set no text. */
  readonly defaultText: string
  /** Whether the chosen shift manager will hear of things. */
  readonly renderHint: (profileId: string) => ReactNode
  /** A third tab that has its own button. */
  readonly requests: { readonly label: string; readonly content: ReactNode }
  readonly onClose: () => void
}

const nobody = 'nobody'

/** The vacation text with a preview, and who is told of requests. */
export function AvailabilitySettingsDialog({ defaultText, renderHint, requests, onClose }: Props) {
  const texts = useTexts('availabilitySettings')
  const toast = useToast()
  const queries = useQueryClient()
  const options = availabilitySettingsApi.infoBox.queryOptions()
  const infoBox = useQuery(options)
  const managers = useQuery(availabilitySettingsApi.shiftManagers.queryOptions())
  const kept = useKept('availabilitySettings')
  const close = () => {
    kept.forget()
    onClose()
  }
  const [draft, setDraft] = useState<Partial<InfoBoxSettings>>(kept.restored?.draft ?? {})
  // of the fields that were changed what was seen then; what others save meanwhile must not pass for it
  const [seen, setSeen] = useState<Partial<InfoBoxSettings>>(kept.restored?.seen ?? {})
  const { vacationRequestLimitText: text } = draft
  const textOf = ({ vacationRequestLimitText: one = '' }: typeof draft) => ({ vacationRequestLimitText: one })
  useKeeping(kept, text === undefined ? {} : textOf(seen), text === undefined ? {} : textOf(draft))
  const { mutate, isPending, error } = useMutation(
    availabilitySettingsApi.saveInfoBox.mutationOptions({
      onSuccess: () => {
        toast.success(texts.saved)
        close()
      },
      onError: async cause => {
        const field = fieldIn(refusalIn(cause)?.complaints[0]?.field)
        if (!field || !refusalIn(cause)?.code.startsWith('organizationSettings.conflict')) return
        const stored = await queries.fetchQuery({ ...options, staleTime: 0 })
        setSeen(before => ({ ...before, [field]: stored[field] }))
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      isPending={isPending}
      isDisabled={Object.keys(draft).length === 0}
      error={error}
      failed={texts.saveFailed}
      draft={draft}
      isRestored={kept.restored !== undefined}
      onSubmit={() => mutate({ base: seen, change: draft })}
      onClose={close}
    >
      <Loaded read={combineReads(infoBox, managers)} skeleton={<Skeletons rows={3} className="h-12" />}>
        {([stored, candidates]) => (
          <Fields
            value={{ ...stored, ...draft }}
            candidates={candidates}
            defaultText={defaultText}
            renderHint={renderHint}
            requests={requests}
            onChange={change => {
              setDraft(before => ({ ...before, ...change }))
              setSeen(before => ({ ...stored, ...before }))
            }}
          />
        )}
      </Loaded>
    </FormDialog>
  )
}

const fieldIn = (name: string | undefined): keyof InfoBoxSettings | undefined =>
  (['vacationRequestLimitText', 'shiftManagerId'] as const).find(field => name === `change.${field}`)

interface FieldsProps extends Pick<Props, 'defaultText' | 'renderHint' | 'requests'> {
  readonly value: InfoBoxSettings
  readonly candidates: readonly ShiftManager[]
  readonly onChange: (change: Partial<InfoBoxSettings>) => void
}

function Fields({ value, candidates, defaultText, renderHint, requests, onChange }: FieldsProps) {
  const texts = useTexts('availabilitySettings')
  const { roles } = useTexts('permissions')
  const [tab, setTab] = useState('infoBox')
  const text = value.vacationRequestLimitText
  return (
    <Tabs
      label={texts.title}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'infoBox',
          label: texts.tabs.infoBox,
          content: (
            <div className="flex flex-col gap-4">
              <TextArea
                label={texts.text}
                hint={texts.textHint}
                name="change.vacationRequestLimitText"
                rows={4}
                maxLength={maxInfoTextLength}
                value={text}
                onChange={event => onChange({ vacationRequestLimitText: event.currentTarget.value })}
              />
              <div className="flex flex-col gap-1.5">
                <p className="text-13 font-medium text-text-2">{texts.preview}</p>
                <Notice kind="warning">{fillInfoText(text.trim() || defaultText, 5, 3)}</Notice>
              </div>
            </div>
          ),
        },
        {
          value: 'shiftManager',
          label: texts.tabs.shiftManager,
          content:
            candidates.length === 0 ? (
              <Notice kind="info">{texts.noCandidates}</Notice>
            ) : (
              <div className="flex flex-col gap-3">
                <Select
                  label={texts.shiftManager}
                  hint={texts.shiftManagerHint}
                  name="change.shiftManagerId"
                  value={value.shiftManagerId ?? nobody}
                  onChange={id => onChange({ shiftManagerId: id === nobody ? null : id })}
                  options={[
                    { value: nobody, label: texts.nobody },
                    ...candidates.map(({ id, fullName, role, isLinked }) => ({
                      value: id,
                      label: isLinked ? `${fullName} (${roles[role]})` : texts.unlinked(fullName, roles[role]),
                    })),
                  ]}
                />
                {value.shiftManagerId !== null && renderHint(value.shiftManagerId)}
              </div>
            ),
        },
        { value: 'requests', ...requests },
      ]}
    />
  )
}
