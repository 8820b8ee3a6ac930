import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab {
  readonly value: string
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly Tab[]
  value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <Base.Root value={value} onValueChange={next => onChange(String(next))}>
      <Base.List aria-label={label} className="relative flex gap-5 border-b border-line">
        {tabs.map(tab => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-10 text-text-2 hover:text-text data-active:font-medium data-active:text-text"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 text-12 text-text-3">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-accent transition-[left,width]" />
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted className="pt-4 outline-offset-4 data-hidden:hidden">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
