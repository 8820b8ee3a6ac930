import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import {
  diffPermissions,
  flipPermission,
  rebasePermissions,
  type PermissionChange,
} from '#features/foundation/permissions/difference.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { mayChangeTemplate, type TemplateRole } from '#features/foundation/permissions/policy.ts'
import type { PermissionTemplate } from '#features/foundation/permissions/schema.ts'
import { PermissionMatrix } from '#features/foundation/permissions/web/permission-matrix.tsx'
import { RoleDifferences } from '#features/foundation/permissions/web/role-differences.tsx'
import { permissionsApi } from '#features/foundation/permissions/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Details } from '#platform/web/ui/details.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { submitKeys } from '#platform/web/submit-key.ts'

/** What each role may do; changes are collected, shown, and saved together. */
export function PermissionsScreen() {
  const texts = useTexts('permissionPage')
  const member = useMember()
  const mayDo = useMay()
  const toast = useToast()
  const queries = useQueryClient()
  const options = permissionsApi.templates.queryOptions({ staleTime: 300_000, gcTime: 600_000 })
  const read = useQuery(options)
  // with what was seen when the first box was ticked: what others save meanwhile must not pass for it
  const [work, setWork] = useState<Work>()
  const [newer, setNewer] = useState<readonly PermissionChange[]>([])
  const [isDetailed, setDetailed] = useState(false)
  const mayFlip = (role: TemplateRole, permission: PermissionId, isGranted: boolean) =>
    mayChangeTemplate(member, role) && (isGranted || mayDo(permission))
  const flip = (seen: Templates, shown: Templates, flips: readonly Pick<PermissionChange, 'role' | 'permission'>[]) =>
    setWork({
      seen,
      draft: shown.map(one =>
        flips
          .filter(({ role }) => role === one.role)
          .reduce((granted, { permission }) => flipPermission(granted, permission), one),
      ),
    })
  const clear = () => {
    setWork(undefined)
    setNewer([])
  }
  const { mutate, isPending } = useMutation(
    permissionsApi.save.mutationOptions({
      onSuccess: saved => {
        queries.setQueryData(options.queryKey, saved)
        clear()
        toast.success(texts.saved)
      },
      onError: async cause => {
        if (refusalIn(cause)?.code !== 'permissions.staleTemplate') {
          toast.error(messageOf(cause, texts.failed))
          return
        }
        // the next try is against what others have made of it
        const now = await queries.fetchQuery({ ...options, staleTime: 0 })
        setNewer(work ? diffPermissions(work.seen, now) : [])
        setWork(before => before && { seen: now, draft: rebasePermissions(before.seen, before.draft, now) })
      },
    }),
  )
  useUnsavedCheck(() => work !== undefined && diffPermissions(work.seen, work.draft).length > 0)
  return (
    <div className="max-w-page">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Loaded read={read} skeleton={<Skeletons rows={10} />}>
        {stored => {
          const { seen, draft: shown } = work ?? { seen: stored, draft: stored }
          const changes = diffPermissions(seen, shown)
          return (
            <div className="flex flex-col gap-4">
              {newer.length > 0 && (
                <Notice kind="warning" title={texts.newer}>
                  <ChangeList changes={newer} />
                  <p>{texts.newerHint}</p>
                </Notice>
              )}
              <RoleDifferences
                templates={shown}
                mayUndo={({ role, permission, isGranted }) => mayFlip(role, permission, isGranted)}
                onReset={differences => flip(seen, shown, differences)}
              />
              <Details label={texts.detail} isOpen={isDetailed} onOpen={setDetailed} className="*:[summary]:py-1.5">
                <PermissionMatrix
                  templates={shown}
                  changes={changes}
                  mayFlip={mayFlip}
                  onFlip={(role, permission) => flip(seen, shown, [{ role, permission }])}
                />
              </Details>
              {changes.length > 0 && (
                <ChangeBar
                  changes={changes}
                  isPending={isPending}
                  onDiscard={clear}
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

type Templates = readonly PermissionTemplate[]

interface Work {
  readonly seen: Templates
  readonly draft: Templates
}

interface ChangeBarProps {
  readonly changes: readonly PermissionChange[]
  readonly isPending: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** The difference in words; stays in sight while there is one. */
function ChangeBar({ changes, isPending, onDiscard, onSave }: ChangeBarProps) {
  const texts = useTexts('permissionPage')
  return (
    <div
      role="status"
      data-foot-bar
      className="sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer font-medium text-text">{texts.changes(changes.length)}</summary>
        <div className="mt-1 max-h-40 overflow-y-auto text-13 text-text-2">
          <ChangeList changes={changes} />
        </div>
      </details>
      <span className="flex gap-2">
        <Button variant="ghost" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button variant="primary" aria-keyshortcuts={submitKeys} loading={isPending} onClick={onSave}>
          {texts.save}
        </Button>
      </span>
    </div>
  )
}

function ChangeList({ changes }: { readonly changes: readonly PermissionChange[] }) {
  const { names, ...texts } = useTexts('permissionPage')
  const { roles } = useTexts('permissions')
  return (
    <ul>
      {changes.map(({ role, permission, isGranted }) => (
        <li key={`${role} ${permission}`}>
          {(isGranted ? texts.granted : texts.withdrawn)(names[permission], roles[role])}
        </li>
      ))}
    </ul>
  )
}
