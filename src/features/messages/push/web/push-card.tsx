import { useMutation, useQuery } from '@tanstack/react-query'
import { BellRing, Laptop } from 'lucide-react'
import { useState } from 'react'
import { deviceOf } from '#features/access/sign-in/device.ts'
import { unsubscribeFromPush } from '#platform/web/clear-cache.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { PushDevice, PushState } from '../schema.ts'
import { type PushAbility, pushAbility, hasSubscription, subscribeToPush } from './browser.ts'
import { pushApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Switches messages on this device on and off, and lists the person's others. */
export function PushCard() {
  const texts = useTexts('push')
  const read = useQuery(pushApi.state.queryOptions())
  const ability = pushAbility()
  return (
    <Card title={texts.title}>
      <p className="px-4 pt-3 text-13 text-text-2">{texts.text}</p>
      <Loaded
        read={read}
        skeleton={
          <>
            <div className="px-4 py-3">
              <Skeletons rows={1} className={ability === 'possible' ? 'h-8 pointer-coarse:h-11' : 'h-5'} />
            </div>
            {ability !== 'possible' && <Obstacle is={ability} />}
          </>
        }
      >
        {state => <Devices state={state} />}
      </Loaded>
    </Card>
  )
}

function Obstacle({ is }: { is: Exclude<PushAbility, 'possible'> }) {
  const texts = useTexts('push')
  return (
    <div className="px-4 py-3">
      <Notice kind={is === 'denied' ? 'warning' : 'info'}>{texts[is]}</Notice>
    </div>
  )
}

function Devices({ state: { publicKey, devices } }: { state: PushState }) {
  const texts = useTexts('push')
  const toast = useToast()
  const [can, setCan] = useState<PushAbility>(pushAbility)
  const here = devices.find(({ isHere }) => isHere)
  const address = here?.address ?? ''
  const held = useQuery({
    queryKey: ['push held', address],
    queryFn: () => hasSubscription(address),
    enabled: address !== '' && can === 'possible',
    staleTime: 0,
  })
  const isOn = here !== undefined && held.data === true
  const isLost = here !== undefined && held.data === false
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed))
  const save = useMutation(
    pushApi.subscribe.mutationOptions({
      onSuccess: () => {
        void held.refetch()
        toast.success(texts.switchedOn)
      },
      onError,
    }),
  )
  const remove = useMutation(
    pushApi.unsubscribe.mutationOptions({ onSuccess: () => toast.success(texts.switchedOff), onError }),
  )
  const ask = useMutation({
    mutationFn: () => subscribeToPush(publicKey),
    onSuccess: address => {
      setCan(pushAbility())
      if (address) save.mutate(address)
    },
    onError: () => toast.error(texts.failed),
  })
  const stop = (device: PushDevice) => {
    if (device.isHere) void unsubscribeFromPush()
    remove.mutate({ id: device.id })
  }
  return (
    <ul className="divide-y divide-line">
      <li className="flex flex-wrap items-center gap-3 px-4 py-3">
        <BellRing aria-hidden size={18} className="shrink-0 text-text-3" />
        <span className="flex min-w-0 flex-1 items-center gap-2 font-medium text-text">
          {texts.here}
          {isOn && <Badge hue="green">{texts.isOn}</Badge>}
        </span>
        {here && (
          <Button hasConsequence size="sm" loading={remove.isPending} onClick={() => stop(here)}>
            {texts.off}
          </Button>
        )}
        {(!here || isLost) && can === 'possible' && (
          <Button
            size="sm"
            variant="primary"
            loading={ask.isPending || save.isPending}
            onClick={() => ask.mutate(undefined)}
          >
            {texts.on}
          </Button>
        )}
      </li>
      {can !== 'possible' ? (
        <li>
          <Obstacle is={can} />
        </li>
      ) : (
        isLost && (
          <li className="px-4 py-3">
            <Notice kind="warning">{texts.lost}</Notice>
          </li>
        )
      )}
      {devices
        .filter(({ isHere }) => !isHere)
        .map(device => (
          <Other key={device.id} device={device} onRemove={() => stop(device)} />
        ))}
    </ul>
  )
}

function Other({ device, onRemove }: { device: PushDevice; readonly onRemove: () => void }) {
  const texts = useTexts('push')
  const { browser, system } = deviceOf(device.userAgent)
  const name = [browser, system].filter(part => part !== undefined).join(' · ') || texts.unknown
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Laptop aria-hidden size={18} className="shrink-0 text-text-3" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium text-text">{name}</span>
        <span className="text-13 text-text-2">
          <Moment at={device.createdAt} withDay say={texts.since} />
        </span>
      </span>
      <Button hasConsequence size="sm" aria-label={texts.remove(name)} onClick={onRemove}>
        {texts.off}
      </Button>
    </li>
  )
}
