import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, refusalIn } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useDraft } from '#platform/web/use-draft.ts'
import type { Creator } from '../schema.ts'
import { CreatorForm } from './creator-form.tsx'
import { type CreatorValues, inputOf, valuesOf } from './creator-values.ts'
import { creatorsApi } from './queries.ts'

interface Props {
  /** None: a new one. */
  readonly creator: Creator | undefined
  readonly onClose: () => void
}

export function CreatorDialog({ creator, onClose }: Props) {
  const texts = useTexts('creators')
  const toast = useToast()
  const queries = useQueryClient()
  const platformName = usePlatformName()
  const { seen, draft, setDraft, newer, merge, isRestored, forget } = useDraft(creator, valuesOf, {
    as: `creator ${creator?.id ?? 'new'}`,
    fields: ['name', 'description', 'notes'],
  })
  const close = () => {
    forget()
    onClose()
  }
  // where a picture is looked at from goes with the picture
  const fields = (newer?.clashes ?? []).filter(field => field !== 'avatarPosition')
  const labels: Readonly<Record<keyof CreatorValues, string>> = {
    ...texts.fields,
    avatarImage: texts.fields.picture,
    avatarPosition: texts.fields.picture,
    creatorPlatforms: texts.accounts,
    socialChannels: texts.channels,
  }
  const done = {
    onSuccess: ({ name }: Creator) => {
      toast.success(texts.saved(name))
      close()
    },
  }
  const create = useMutation(creatorsApi.create.mutationOptions(done))
  const update = useMutation(
    creatorsApi.update.mutationOptions({
      ...done,
      onError: async cause => {
        if (refusalIn(cause)?.code !== 'creators.staleVersion') return
        const all = await queries.fetchQuery({ ...creatorsApi.list.queryOptions(), staleTime: 0 })
        const now = all.find(({ id }) => id === seen?.id)
        if (now) merge(now)
      },
    }),
  )
  const save = creator ? update : create
  return (
    <FormDialog
      title={creator ? texts.editTitle : texts.newTitle}
      size="lg"
      submitLabel={texts.save}
      isPending={save.isPending}
      // what is listed below it says the same
      error={newer && refusalIn(save.error)?.code === 'creators.staleVersion' ? null : save.error}
      failed={texts.saveFailed}
      draft={draft}
      onSubmit={() => {
        const input = inputOf(draft)
        if (seen) update.mutate({ ...input, id: seen.id, version: seen.version })
        else create.mutate(input)
      }}
      isRestored={isRestored}
      onClose={close}
    >
      <NewerChangesNotice
        changes={fields.map(field => ({ label: labels[field], stored: wordedIn(field, newer?.stored) }))}
      />
      <CreatorForm value={draft} errors={fieldErrors(save.error)} onChange={setDraft} />
    </FormDialog>
  )

  function wordedIn(field: keyof CreatorValues, stored: CreatorValues = draft): string {
    const value = stored[field]
    if (field === 'isActive') return stored.isActive ? '✓' : ''
    if (field === 'importance') return texts.importance(stored.importance)
    if (field === 'creatorPlatforms' || field === 'socialChannels')
      return stored[field].map(({ platform, url }) => `${platformName(platform)} ${url}`).join(', ')
    return typeof value === 'string' ? value : texts.anotherPicture
  }
}
