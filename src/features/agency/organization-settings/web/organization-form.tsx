import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import type { OrganizationFields } from '../schema.ts'
import { useOrganization } from './use-organization.ts'

interface Props {
  readonly title: string
  readonly children: (fields: OrganizationFields, change: (fields: Partial<OrganizationFields>) => void) => ReactNode
}

/** Some of the organisation's fields, saved together. */
export function OrganizationForm({ title, children }: Props) {
  const texts = useTexts('organizationSettings')
  const { read, fields, isChanged, isPending, errors, message, change, save } = useOrganization()
  useUnsavedCheck(() => isChanged && !isPending)
  return (
    <Loaded read={{ ...read, data: fields }} skeleton={<Skeletons rows={5} className="h-14" />}>
      {shown => (
        <Card title={title}>
          <Form className="flex flex-col gap-5 p-4" errors={errors} message={message} onSubmit={save}>
            {children(shown, change)}
            <Button
              type="submit"
              variant="primary"
              className="self-end max-sm:self-stretch"
              disabled={!isChanged}
              loading={isPending}
            >
              {texts.save}
            </Button>
          </Form>
        </Card>
      )}
    </Loaded>
  )
}
