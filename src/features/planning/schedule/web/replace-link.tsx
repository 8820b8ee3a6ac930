import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { boardSeatKey } from './seats.ts'

interface Props {
  readonly groupId: string
  readonly seat: Parameters<typeof boardSeatKey>[0]
}

/** A free seat of a published week can be offered to people instead of giving it to one. */
export function AdvertiseSeatLink({ groupId, seat }: Props) {
  const texts = useTexts('planBoard')
  if (!useMay()('shift_plan_edit')) return null
  return (
    <Link
      to="/exchange"
      search={{ group: groupId, seat: boardSeatKey(seat) }}
      className={`${buttonClass({ size: 'sm' })} mx-3 mt-3 shrink-0`}
    >
      <Megaphone aria-hidden size={15} />
      {texts.replace}
    </Link>
  )
}
