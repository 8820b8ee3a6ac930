import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, refusalIn } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { changedIn, changesOfDraft } from '../merging.ts'
import type { OrganizationFields } from '../schema.ts'
import { organizationSettingsApi } from './queries.ts'

type Draft = Partial<OrganizationFields>

/** The organisation's fields, and what of them is to change: only that is sent, with what it was. */
export function useOrganization() {
  const texts = useTexts('organizationSettings')
  const toast = useToast()
  const queries = useQueryClient()
  const options = organizationSettingsApi.organization.queryOptions({ staleTime: 5 * 60_000 })
  const read = useQuery(options)
  // what was seen when the first change was made; what others change meanwhile must not pass for it
  const [work, setWork] = useState<{ readonly seen: OrganizationFields; readonly draft: Draft }>()
  const { mutate, isPending, error, reset } = useMutation(
    organizationSettingsApi.saveOrganization.mutationOptions({
      // the session names the organisation and its zone
      meta: { refreshes: [[['signIn']]] },
      onSuccess: after => {
        queries.setQueryData(options.queryKey, after)
        setWork(undefined)
        toast.success(texts.saved)
      },
      onError: async cause => {
        const refusal = refusalIn(cause)
        const isConflict =
          refusal?.code === 'organizationSettings.conflictField' ||
          refusal?.code === 'organizationSettings.conflictText'
        if (!isConflict || !work) return
        const stored = await queries.fetchQuery({ ...options, staleTime: 0 })
        const lost = new Set(refusal.complaints.map(({ field }) => field?.replace('change.', '')))
        // what was typed stays beside what the other has written; a choice shows what the other has chosen
        if (refusal.code === 'organizationSettings.conflictText') {
          const theirs = Object.entries(stored).filter(([field]) => lost.has(field))
          setWork({ ...work, seen: { ...work.seen, ...Object.fromEntries(theirs) } })
          return
        }
        const kept = Object.entries(work.draft).filter(([field]) => !lost.has(field))
        setWork({ seen: stored, draft: Object.fromEntries(kept) })
      },
    }),
  )
  const { data } = read
  const seen = work?.seen ?? data
  return {
    read,
    fields: seen && { ...seen, ...work?.draft },
    isChanged: work !== undefined && changedIn(work.seen, work.draft).length > 0,
    isPending,
    errors: fieldErrors(error),
    message: formMessage(error, texts.saveFailed),
    change: (fields: Draft) => {
      if (seen) setWork({ seen, draft: { ...work?.draft, ...fields } })
    },
    save: () => {
      if (!work) return
      // a number that is wrong where it cannot be seen any more stays as it was
      const right = Object.entries(work.draft).filter(([, value]) => !Number.isNaN(value))
      mutate(changesOfDraft(work.seen, Object.fromEntries(right)))
    },
    /** Forgets what was typed and shows what is stored. */
    discard: () => {
      setWork(undefined)
      reset()
    },
  }
}
