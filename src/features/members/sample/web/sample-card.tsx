import { useMutation, useQuery } from '@tanstack/react-query'
import { localeOf } from '#kit/locale.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { featureApi, messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Awaited } from '#platform/web/ui/shown-whole.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { SampleState, sampleContract } from '../contract.ts'
import { goingKinds, ownKinds } from '../rules.ts'

const sampleApi = featureApi<typeof sampleContract>('sample')

/** For the owner of an organisation that still has its sample; anywhere else there is nothing to see. */
export function RemoveSampleCard() {
  const texts = useTexts('sample')
  const confirm = useConfirm()
  const toast = useToast()
  const question = useQuestion()
  const { data: state, isError } = useQuery(sampleApi.state.queryOptions())
  const { mutate, isPending } = useMutation({
    // the sample is in everything
    meta: { refreshes: [[]] },
    mutationFn: () => sampleApi.remove.call({}),
    onSuccess: () => toast.success(texts.removed),
    onError: error => toast.error(messageOf(error, texts.failed)),
  })
  if (!state && !isError) return <Awaited />
  if (!state?.isThere) return null
  const ask = async () => {
    const yes = await confirm({
      type: 'danger',
      title: texts.question,
      text: question(state),
      confirmLabel: texts.remove,
    })
    if (yes) mutate()
  }
  return (
    <Card title={texts.title}>
      <div className="flex flex-col items-start gap-3 px-4 py-3">
        <p className="text-text-2">{state.isOpen ? texts.openText : texts.text}</p>
        <Button variant="danger" loading={isPending} onClick={() => void ask()}>
          {texts.remove}
        </Button>
      </div>
    </Card>
  )
}

/** What goes, what goes along, what stays: each a sentence. */
function useQuestion(): (state: SampleState) => string {
  const texts = useTexts('sample')
  const list = new Intl.ListFormat(localeOf(useLanguage()))
  return ({ goes, own }) => {
    const going = goingKinds.flatMap(kind => (goes[kind] > 0 ? [texts.going[kind](goes[kind])] : []))
    const along = ownKinds.flatMap(kind => (own[kind] > 0 ? [texts.own[kind](own[kind])] : []))
    return [
      ...(going.length > 0 ? [texts.goes(list.format(going))] : []),
      ...(along.length > 0 ? [texts.goesAlong(list.format(along))] : []),
      texts.stays,
    ].join(' ')
  }
}
