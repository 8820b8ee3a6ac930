import { useQuery } from '@tanstack/react-query'
import { planningRulesApi } from '#features/planning/planning-rules/web/queries.ts'
import { RulesForm } from '#features/planning/planning-rules/web/rules-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** The rules that plans are judged by. */
export function OrganizationPlanningScreen() {
  const texts = useTexts('planningRules')
  const read = useQuery(planningRulesApi.get.queryOptions())
  return (
    <OrganizationPage title={texts.title} subtitle={texts.subtitle}>
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-16" />}>
        {rules => <RulesForm rules={rules} />}
      </Loaded>
    </OrganizationPage>
  )
}
