import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { creatorsApi } from '#features/agency/creators/web/queries.ts'
import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useDraft } from '#platform/web/use-draft.ts'
import type { CreatorGroup } from '../schema.ts'
import { GeneralTab } from './general-tab.tsx'
import { chosenAccounts, inputOf, nameOf, valuesOf } from './group-values.ts'
import { describeStoredFields } from './group-difference.ts'
import { creatorGroupsApi } from './queries.ts'
import { ShiftsTab } from './shifts-tab.tsx'

interface Props {
  /** None: a new one. */
  readonly group: CreatorGroup | undefined
  readonly onClose: () => void
}

/** The question that a refusal asks before seats of published members go. */
function lossIn(error: unknown): 'surplus' | 'outOfUse' | undefined {
  const code = refusalIn(error)?.code
  if (code === 'creatorGroups.outOfUse') return 'outOfUse'
  return code === 'creatorGroups.surplus' ? 'surplus' : undefined
}

const isStale = (error: unknown): boolean => refusalIn(error)?.code === 'creatorGroups.staleVersion'

const isOfShifts = (field: string): boolean => /^(customShifts|mainChatterRequirements)/.test(field)

export function GroupDialog({ group, onClose }: Props) {
  const texts = useTexts('creatorGroups')
  const language = useLanguage()
  const accounts = useAccounts()
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const people = useQuery(peopleApi.list.queryOptions())
  const without = useCreatorsWithoutAccounts()
  const [tab, setTab] = useState('general')
  const { colours } = useTexts('shifts')
  const queries = useQueryClient()
  const others = queries.getQueryData(creatorGroupsApi.list.queryKey())
  const opened = useDraft(group, stored => valuesOf(stored, texts.suffixes, others), {
    as: `creatorGroup ${group?.id ?? 'new'}`,
    fields: ['description'],
  })
  const { seen, draft: value, setDraft: setValue, newer, merge, isRestored, forget } = opened
  const close = () => {
    forget()
    onClose()
  }
  const { create, update } = useSaving(close, setTab, async () => {
    if (!seen) return
    const input = { id: seen.id }
    merge(await queries.fetchQuery({ ...creatorGroupsApi.get.queryOptions({ input }), staleTime: 0 }))
  })
  const save = group ? update : create
  const name = nameOf(value, accounts.data ?? [], texts.suffixes)
  const hasAccounts = chosenAccounts(value, accounts.data ?? []).length > 0
  return (
    <FormDialog
      title={group ? texts.editTitle : texts.newTitle}
      size="lg"
      submitLabel={group ? texts.update : texts.create}
      isPending={save.isPending}
      isDisabled={!hasAccounts}
      // what is asked, or listed below it, says the same
      error={lossIn(save.error) || (newer && isStale(save.error)) ? null : save.error}
      failed={texts.saveFailed}
      draft={value}
      onSubmit={() => {
        const input = inputOf(value, name, seen)
        if (seen) update.mutate({ ...input, id: seen.id, version: seen.version })
        else create.mutate(input)
      }}
      isRestored={isRestored}
      onClose={close}
    >
      <Loaded read={combineReads(accounts, shifts, people)} skeleton={<Skeletons rows={5} />}>
        {([known, standardShifts, colleagues]) => (
          <>
            {newer && (
              <NewerChangesNotice
                changes={describeStoredFields(newer.clashes, newer.stored, {
                  language,
                  texts,
                  colours,
                  accounts: known,
                  people: colleagues,
                  shifts: standardShifts,
                })}
              />
            )}
            <Tabs
              label={texts.tabs.label}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  value: 'general',
                  label: texts.tabs.general,
                  content: (
                    <GeneralTab
                      groupId={group?.id}
                      value={value}
                      name={name}
                      accounts={known}
                      people={colleagues}
                      without={without}
                      onChange={setValue}
                    />
                  ),
                },
                {
                  value: 'shifts',
                  label: texts.tabs.shifts,
                  content: <ShiftsTab value={value} standardShifts={standardShifts} onChange={setValue} />,
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </FormDialog>
  )
}

/** With platform names in the reader's language, which the automatic name is made of. */
function useAccounts() {
  const platformName = usePlatformName()
  return useQuery({
    ...creatorGroupsApi.accounts.queryOptions(),
    select: accounts =>
      accounts.map(account => Object.assign({ ...account }, { platformName: platformName(account.platformKey) })),
  })
}

/** None of theirs can be offered, and the reader would look for them; nothing for whom the creators are closed. */
function useCreatorsWithoutAccounts(): readonly string[] {
  const { data = [] } = useQuery(creatorsApi.list.queryOptions())
  return data
    .filter(({ isActive, creatorPlatforms }) => isActive && creatorPlatforms.length === 0)
    .map(({ name }) => name)
}

function useSaving(onClose: () => void, showTab: (tab: string) => void, reread: () => Promise<void>) {
  const texts = useTexts('creatorGroups')
  const toast = useToast()
  const confirm = useConfirm()
  const handlers = {
    onSuccess: ({ name }: CreatorGroup) => {
      toast.success(texts.saved(name))
      onClose()
    },
    onError: (error: unknown) => {
      const fields = Object.keys(fieldErrors(error))
      if (fields.length > 0) showTab(fields.every(isOfShifts) ? 'shifts' : 'general')
      // another group may have taken an account: offer what is free now
    },
  }
  const create = useMutation(creatorGroupsApi.create.mutationOptions(handlers))
  const update = useMutation(
    creatorGroupsApi.update.mutationOptions({
      ...handlers,
      onError: async (error, wish) => {
        if (isStale(error)) return reread()
        const loss = lossIn(error)
        if (!loss) return handlers.onError(error)
        const { title, text: consequence, confirm: confirmLabel } = texts[loss]
        const text = `${messageOf(error, texts.saveFailed)} ${consequence}`
        if (await confirm({ type: 'warning', title, text, confirmLabel }))
          update.mutate({ ...wish, acceptsSurplus: true })
      },
    }),
  )
  return { create, update }
}
