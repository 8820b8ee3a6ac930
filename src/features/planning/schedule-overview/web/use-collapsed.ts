import { useMemo, useState } from 'react'

const key = 'staffel.overview.collapsed'

function keep(ids: ReadonlySet<string>): ReadonlySet<string> {
  localStorage.setItem(key, [...ids].join(' '))
  return ids
}

/** Which groups are shut, kept on this device. */
export function useCollapsedGroups() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(localStorage.getItem(key)?.split(' ').filter(Boolean)),
  )
  return {
    collapsed,
    toggle: useMemo(
      () => (groupId: string) =>
        setCollapsed(before => {
          const after = new Set(before)
          if (!after.delete(groupId)) after.add(groupId)
          return keep(after)
        }),
      [],
    ),
    setAll: (ids: readonly string[]) => setCollapsed(keep(new Set(ids))),
  }
}
