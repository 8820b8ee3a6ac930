import { useQuery } from '@tanstack/react-query'
import { scheduleApi } from '#features/schedule/web/queries.ts'
import { RulesForm } from '#features/schedule/web/rules-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OrganizationTabs } from '../shell/settings-tabs.tsx'

/** The rules that plans are judged by. */
export function OrganizationPlanningScreen() {
  const { rules: texts } = useTexts('planBoard')
  const read = useQuery(scheduleApi.rules.queryOptions())
  return (
    <div className="mx-auto flex max-w-[840px] flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <OrganizationTabs />
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-16" />}>
        {rules => <RulesForm rules={rules} />}
      </Loaded>
    </div>
  )
}
