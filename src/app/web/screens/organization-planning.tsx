import { useQuery } from '@tanstack/react-query'
import { scheduleApi } from '#features/planning/schedule/web/queries.ts'
import { RulesForm } from '#features/planning/schedule/web/rules-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** The rules that plans are judged by. */
export function OrganizationPlanningScreen() {
  const { rules: texts } = useTexts('planBoard')
  const read = useQuery(scheduleApi.rules.queryOptions())
  return (
    <OrganizationPage title={texts.title} subtitle={texts.subtitle}>
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-16" />}>
        {rules => <RulesForm rules={rules} />}
      </Loaded>
    </OrganizationPage>
  )
}
