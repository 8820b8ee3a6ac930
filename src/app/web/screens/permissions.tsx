import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { differenceOf, flipped, type Change } from '#features/foundation/permissions/difference.ts'
import { mayChangeTemplate } from '#features/foundation/permissions/policy.ts'
import type { Template } from '#features/foundation/permissions/schema.ts'
import { PermissionMatrix } from '#features/foundation/permissions/web/permission-matrix.tsx'
import { permissionsApi } from '#features/foundation/permissions/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useUnsaved } from '#platform/web/unsaved.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

/** What each role may do; changes are collected, shown, and saved together. */
export function PermissionsScreen() {
  const texts = useTexts('permissionPage')
  const member = useMember()
  const mayDo = useMay()
  const toast = useToast()
  const queries = useQueryClient()
  const options = permissionsApi.templates.queryOptions({ staleTime: 300_000, gcTime: 600_000 })
  const read = useQuery(options)
  const [draft, setDraft] = useState<readonly Template[]>()
  const { mutate, isPending, error } = useMutation(
    permissionsApi.save.mutationOptions({
      onSuccess: saved => {
        queries.setQueryData(options.queryKey, saved)
        setDraft(undefined)
        toast.success(texts.saved)
      },
      onError: cause => {
        // the next try is against what others have made of it
        if (refusalIn(cause)?.code === 'permissions.staleTemplate') void read.refetch()
        else toast.error(messageOf(cause, texts.failed))
      },
    }),
  )
  useUnsaved(() => read.data !== undefined && draft !== undefined && differenceOf(read.data, draft).length > 0)
  return (
    <div className="max-w-[1040px]">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Loaded read={read} skeleton={<Skeletons rows={10} />}>
        {stored => {
          // what others changed meanwhile keeps its version: saving against it says so
          const shown = draft ?? stored
          const changes = differenceOf(stored, shown)
          const refusal = refusalIn(error)
          return (
            <div className="flex flex-col gap-4">
              {refusal?.code === 'permissions.staleTemplate' && <Notice kind="warning">{refusal.message}</Notice>}
              <PermissionMatrix
                templates={shown}
                changes={changes}
                mayFlip={(role, permission, isGranted) =>
                  mayChangeTemplate(member, role) && (isGranted || mayDo(permission))
                }
                onFlip={(role, permission) =>
                  setDraft(shown.map(one => (one.role === role ? flipped(one, permission) : one)))
                }
              />
              {changes.length > 0 && (
                <ChangeBar
                  changes={changes}
                  isPending={isPending}
                  onDiscard={() => setDraft(undefined)}
                  onSave={() =>
                    mutate({
                      templates: shown
                        .filter(({ role }) => changes.some(change => change.role === role))
                        .map(({ role, permissions, version }) => ({ role, permissions: [...permissions], version })),
                    })
                  }
                />
              )}
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}

interface ChangeBarProps {
  readonly changes: readonly Change[]
  readonly isPending: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** The difference in words; stays in sight while there is one. */
function ChangeBar({ changes, isPending, onDiscard, onSave }: ChangeBarProps) {
  const { names, ...texts } = useTexts('permissionPage')
  const { roles } = useTexts('permissions')
  return (
    <div
      role="status"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer font-medium text-text">{texts.changes(changes.length)}</summary>
        <ul className="mt-1 max-h-40 overflow-y-auto text-13 text-text-2">
          {changes.map(({ role, permission, isGranted }) => (
            <li key={`${role} ${permission}`}>
              {(isGranted ? texts.granted : texts.withdrawn)(names[permission], roles[role])}
            </li>
          ))}
        </ul>
      </details>
      <span className="flex gap-2">
        <Button variant="ghost" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button variant="primary" loading={isPending} onClick={onSave}>
          {texts.save}
        </Button>
      </span>
    </div>
  )
}
