import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabClass, tabCountClass, tabListClass } from './tab-class.ts'

interface Tab {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly count?: number
  readonly content: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Base.Root value={value} onValueChange={next => onChange(String(next))}>
      <Base.List aria-label={label} className={tabListClass}>
        {tabs.map(tab => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className={tabCountClass}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          // a form was to be sent with what is wrong in here
          onInvalidCapture={() => onChange(tab.value)}
          className="pt-4 outline-offset-4 data-hidden:hidden"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
