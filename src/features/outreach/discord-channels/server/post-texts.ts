import type { Language } from '#kit/catalogue.ts'
import { compareNames } from '#kit/compare-names.ts'
import { day, todayIn, type Day } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { cityOf } from '#kit/city.ts'
import { truncateName } from '#kit/text.ts'
import { shiftTimeText } from '#kit/time-text.ts'
import { mondayOf, week, weekNumber } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import * as market from '#features/planning/market/server/store.ts'
import { listPublishedOpenSeats } from '#features/planning/market/server/list-open-seats.ts'
import { listPlannedSeats } from '#features/planning/plan-documents/server/store.ts'
import { firstAndLastDay, type Planner } from '#features/planning/candidates/server/opening.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { ranked } from '#features/work/scoreboard/ranking.ts'
import { formatMoney } from '#kit/money.ts'
import { byName, currenciesOf } from '#features/work/scoreboard/server/read-board.ts'
import { listFigures } from '#features/work/scoreboard/server/board-store.ts'
import type { ChatMessage } from '#platform/server/chat.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { shownPlaces } from '../rules.ts'
import type { ChannelRow, PostRow } from './store.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

interface PostContext {
  readonly tx: Tx
  readonly planner: Planner
  readonly now: Temporal.Instant
  readonly url: string
}

/** A post as things stand when it is sent, in the channel's language and the organisation's zone. Undefined: nothing is left to say. */
export async function postMessageOf(
  tx: Tx,
  { clock, publicUrl: url }: Pick<Services, 'clock' | 'publicUrl'>,
  { organizationId, language }: ChannelRow,
  { kind, targets }: PostRow,
): Promise<ChatMessage | undefined> {
  const organization = await organizations.find(tx, organizationId)
  const [target] = targets
  if (!organization) return undefined
  const { timeZone } = organization
  const planner = { actor: { organizationId }, organization: { timeZone }, language }
  const ground = { tx, planner, now: clock.now(), url }
  if (kind === 'test') return { text: textsIn(language).test(organization.name) }
  if (target === undefined) return undefined
  switch (kind) {
    case 'plan':
      return ofPlans(ground, targets)
    case 'gap':
      return ofGap(ground, target)
    case 'gapOver':
      return ofGapOver(ground, target)
    case 'cover':
      return ofCover(ground, day(target))
    case 'scoreboard':
      return organization.settings.scoreboard_enabled ? ofScoreboard(ground, target) : undefined
    case 'scoreboardOver':
      return ofScoreboardOver(ground, target)
  }
}

/** @param targets a week and a group each, all of one week */
async function ofPlans(
  { tx, planner, now, url }: PostContext,
  targets: readonly string[],
): Promise<ChatMessage | undefined> {
  const { organizationId } = planner.actor
  const words = textsIn(planner.language)
  const of = week(targets[0]?.split(' ')[0] ?? '')
  const wanted = new Set(targets.map(target => target.split(' ')[1]))
  const seats = await listPlannedSeats(tx, organizationId, firstAndLastDay(of), publishedStates, undefined)
  const seated = Map.groupBy(seats, ({ groupId }) => groupId)
  const [from, to] = firstAndLastDay(of)
  const free = (
    await listPublishedOpenSeats(tx, planner, { today: todayIn(planner.organization.timeZone, now), now })
  ).filter(({ date }) => date >= from && date <= to)
  const lines = (await groups.list(tx, organizationId))
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name }) =>
      words.group(truncateName(name), seated.get(id)?.length ?? 0, free.filter(({ groupId }) => groupId === id).length),
    )
  if (lines.length === 0) return undefined
  const monday = formatDateText(mondayOf(of), planner.language, { day: 'numeric', month: 'long', year: 'numeric' })
  // most who read it are chatters: there everybody has their own shifts
  return { text: [words.plan(weekNumber(of), monday), ...lines, `${url}/dashboard`].join('\n') }
}

const aboutOffer = (offer: market.OfferRow, groupName: string, { language, organization }: Planner): string => {
  const { shiftId, shiftName, date } = offer
  const shift = displayedShiftName({ id: shiftId, name: shiftName }, language)
  const zone = organization.timeZone
  const { startsAt: start, endsAt: end } = offer
  const { day, time } = shiftTimeText(date, { start, end }, { organizationZone: zone, ownZone: null }, language)
  return `${day} · ${shift}, ${time} ${cityOf(zone, language)} · ${truncateName(groupName)}`
}

async function ofGap({ tx, planner, now, url }: PostContext, offerId: string): Promise<ChatMessage | undefined> {
  const { organizationId } = planner.actor
  const offer = await market.find(tx, organizationId, offerId)
  const group = offer && (await groups.find(tx, organizationId, offer.groupId))
  const isOpen = offer?.state === 'open' || offer?.state === 'applied'
  if (!offer || !group || !isOpen || Temporal.Instant.compare(offer.startsAt, now) <= 0) return undefined
  const words = textsIn(planner.language)
  return { text: [words.gap, aboutOffer(offer, group.group.name, planner), `${url}/market`].join('\n') }
}

async function ofGapOver({ tx, planner }: PostContext, offerId: string): Promise<ChatMessage> {
  const { organizationId } = planner.actor
  const words = textsIn(planner.language)
  const offer = await market.find(tx, organizationId, offerId)
  const group = offer && (await groups.find(tx, organizationId, offer.groupId))
  if (!offer || !group) return { text: words.gapGone }
  return {
    text: `${offer.state === 'done' ? words.gapTaken : words.gapGone}\n${aboutOffer(offer, group.group.name, planner)}`,
  }
}

/** Who works when; why somebody does not is nobody's business here. */
async function ofCover({ tx, planner, now, url }: PostContext, date: Day): Promise<ChatMessage | undefined> {
  const { organizationId } = planner.actor
  const { language } = planner
  if (todayIn(planner.organization.timeZone, now) !== date) return undefined
  const words = textsIn(language)
  const zones = { organizationZone: planner.organization.timeZone, ownZone: null }
  const seats = await listPlannedSeats(tx, organizationId, [date, date], publishedStates, undefined)
  const working = seats.map(({ fullName, shiftId, shiftName, startsAt: start, ...seat }) => ({
    ...seat,
    start,
    shiftName: displayedShiftName({ id: shiftId, name: shiftName }, language),
    who: truncateName(fullName),
  }))
  const free = await listPublishedOpenSeats(tx, planner, { today: date, now, isRunningToo: true })
  const open = free.filter(seat => seat.date === date).map(seat => ({ ...seat, who: undefined }))
  const byGroup = [...Map.groupBy([...working, ...open], ({ groupName }) => groupName)]
  const lines = byGroup
    .toSorted(([a], [b]) => compareNames(a, b))
    .flatMap(([groupName, seats]) => {
      const shifts = Map.groupBy(
        seats.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start)),
        ({ shiftName, start, endsAt }) => {
          const instants = { start, end: Temporal.Instant.from(endsAt) }
          return `${shiftName}, ${shiftTimeText(date, instants, zones, language).time}`
        },
      )
      return [
        '',
        truncateName(groupName),
        ...[...shifts].map(([shift, of]) => {
          const missing = of.filter(({ who }) => who === undefined).length
          const names = of.flatMap(({ who }) => who ?? [])
          return `${shift}: ${[...names, ...(missing > 0 ? [words.missing(missing)] : [])].join(', ')}`
        }),
      ]
    })
  const head = words.cover(
    formatDateText(date, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    open.length,
  )
  const text = lines.length === 0 ? words.nobody : lines.join('\n')
  const clock = words.clock(cityOf(zones.organizationZone, language))
  return { text: `${head}\n${text}\n\n${clock}\n${url}/dashboard` }
}

/** What every chatter may see; where chatters may not, nothing. */
async function ofScoreboard({ tx, planner, url }: PostContext, month: string): Promise<ChatMessage | undefined> {
  const { organizationId } = planner.actor
  const { language } = planner
  if (!(await findPermissions(tx, organizationId, 'chatter')).includes('page_scoreboard')) return undefined
  const rows = await listFigures(tx, organizationId, month)
  const [first] = currenciesOf(rows)
  if (!first) return undefined
  const { currency } = first
  const places = ranked(
    rows.filter(row => row.currency === currency),
    byName,
  ).slice(0, shownPlaces)
  const lines = places.map(
    ({ rank, fullName, revenue }) => `${rank}. ${truncateName(fullName)}: ${formatMoney(revenue, currency, language)}`,
  )
  return { text: [textsIn(language).scoreboard(nameOf(month, language)), ...lines, `${url}/scoreboard`].join('\n') }
}

/** What holds again since an upload was taken back. */
async function ofScoreboardOver(ground: PostContext, month: string): Promise<ChatMessage> {
  const { language } = ground.planner
  return (await ofScoreboard(ground, month)) ?? { text: textsIn(language).scoreboardGone(nameOf(month, language)) }
}

const nameOf = (month: string, language: Language): string =>
  formatDateText(`${month}-01`, language, { month: 'long', year: 'numeric' })

const words = { de, en }

const textsIn = (language: Language) => words[language]
