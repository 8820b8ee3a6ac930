import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { truncateText } from '#kit/text.ts'
import type { Language } from '#kit/catalogue.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Answer, OfferKind, OfferMode } from '#features/planning/market/states.ts'
import type { ChatButton } from '#platform/server/chat.ts'
import { botTextsOf } from './chat-texts.ts'

/** What the buttons of the market bring back: of offers, and of free seats. */
export const marketActions = {
  take: 'market:take',
  apply: 'market:apply',
  refuse: 'market:refuse',
  withdraw: 'market:withdraw',
  approve: 'market:approve',
  reject: 'market:reject',
  choose: 'market:choose',
  advertise: 'market:advertise',
} as const

interface Offered {
  readonly id: string
  readonly kind: OfferKind
  readonly way: OfferMode
  readonly isForAll: boolean
  readonly answer: Answer
}

/** What somebody can answer who could take a seat. `of`: which one, where the message is about several. */
export function answerButtons(
  { id, kind, way, isForAll, answer }: Offered,
  language: Language,
  of = '',
): ChatButton[][] {
  const { market: texts } = botTextsOf(language)
  const button = (label: string, tap: string): ChatButton => ({ label, data: `${tap}:${id}` })
  const named = (label: string) => (of === '' ? label : `${label}: ${of}`)
  if (way === 'applications') {
    return [
      [
        answer === 'applied'
          ? button(named(texts.retract), marketActions.refuse)
          : button(named(texts.apply), marketActions.apply),
      ],
    ]
  }
  const yes = button(named(kind === 'swap' ? texts.swap : texts.take), marketActions.take)
  return [isForAll ? [yes] : [yes, button(texts.refuse, marketActions.refuse)]]
}

/** A planner's yes or no to one who has taken a seat: it is not one to who takes it after them. */
export function approvalButtons(offerId: string, takerId: string, language: Language, of = ''): ChatButton[][] {
  const { market: texts } = botTextsOf(language)
  const decided = `${offerId}.${takerId}`
  const approve = of === '' ? texts.approve : `${texts.approve}: ${of}`
  return [
    [
      { label: approve, data: `${marketActions.approve}:${decided}` },
      { label: texts.reject, data: `${marketActions.reject}:${decided}` },
    ],
  ]
}

/** Of several who have applied, one. */
export const chooseApplicantButtons = (
  offerId: string,
  applicants: readonly { readonly profileId: string; readonly fullName: string }[],
  language: Language,
): ChatButton[][] =>
  applicants.map(({ profileId, fullName }) => [
    {
      label: botTextsOf(language).market.choose(truncateText(fullName, maxLabelLength)),
      data: `${marketActions.choose}:${offerId}.${profileId}`,
    },
  ])

export const withdrawButton = (offerId: string, language: Language): ChatButton => ({
  label: botTextsOf(language).market.withdraw,
  data: `${marketActions.withdraw}:${offerId}`,
})

interface Seat {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly shiftName: string
  readonly seat: number
}

/** Somebody is looked for, one button for each seat. */
export const advertiseButtons = (seats: readonly Seat[], language: Language): ChatButton[][] =>
  seats.map(({ groupId, date, shiftId, shiftName, seat }) => [
    {
      label: botTextsOf(language).market.advertise(seatLabelOf({ date, shiftId, shiftName }, language)),
      data: `${marketActions.advertise}:${[groupId, date, shiftId, seat].join('.')}`,
    },
  ])

const maxLabelLength = 40

/** `Mo., 23. Nov. Früh` */
export const seatLabelOf = (
  { date, shiftId, shiftName }: Pick<Seat, 'date' | 'shiftId' | 'shiftName'>,
  language: Language,
): string =>
  truncateText(
    `${shortDate(date, language)} ${displayedShiftName({ id: shiftId, name: shiftName }, language)}`,
    maxLabelLength,
  )
