import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BarChart3, Gift, History, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { shownMonth } from '#features/work/attendance/web/sheet-months.tsx'
import { requiredForPay } from '#features/work/pay/policy.ts'
import { toSeePerHour } from '#features/work/revenue/policy.ts'
import { type Currency, isCurrency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import type { Board } from '#features/work/scoreboard/schema.ts'
import type { UploadedRevenue } from '#features/work/scoreboard/web/assignments.ts'
import { ScoreboardExportMenu } from '#features/work/scoreboard/web/export-menu.tsx'
import { useScoreboardFormats } from '#features/work/scoreboard/web/formats.ts'
import { MonthSwitch } from '#features/work/scoreboard/web/month-switch.tsx'
import { OwnRank } from '#features/work/scoreboard/web/own-rank.tsx'
import { Podium } from '#features/work/scoreboard/web/podium.tsx'
import { scoreboardApi } from '#features/work/scoreboard/web/queries.ts'
import { RankingTable } from '#features/work/scoreboard/web/ranking-table.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { OnOrganizationClock } from '#platform/web/zones.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const RevenuePlots = lazily(() => import('#features/work/scoreboard/web/plots.tsx'), 'RevenuePlots')
const RevenuePerHourTable = lazily(() => import('#features/work/revenue/web/per-hour.tsx'), 'RevenuePerHourTable')
const UploadDialog = lazily(() => import('#features/work/scoreboard/web/upload-dialog.tsx'), 'UploadDialog')
const UploadHistoryDialog = lazily(
  () => import('#features/work/scoreboard/web/history-dialog.tsx'),
  'UploadHistoryDialog',
)
const UnpaidCommission = lazily(() => import('#features/work/pay/web/unpaid-commission.tsx'), 'UnpaidCommission')
const RewardsDialog = lazily(() => import('#features/work/scoreboard/web/rewards-dialog.tsx'), 'RewardsDialog')

const route = getRouteApi('/inside/scoreboard')
const rowsAtOnce = 100

/** A month's ranking; the month stands in the address. */
export function ScoreboardScreen() {
  const texts = useTexts('scoreboard')
  const { organization } = useMember()
  if (!organization.scoreboardEnabled) {
    return (
      <div className="max-w-xl">
        <PageHeader title={texts.offTitle} />
        <Notice kind="info">{texts.off}</Notice>
      </div>
    )
  }
  return <OpenScoreboard />
}

type Opened = 'upload' | 'history' | 'rewards'

function OpenScoreboard() {
  const texts = useTexts('scoreboard')
  const { organization } = useMember()
  const may = useMay()
  const navigate = route.useNavigate()
  const { month } = route.useSearch()
  const [currency, setCurrency] = useState<Currency>()
  const [limit, setLimit] = useState(rowsAtOnce)
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const read = useQuery(
    scoreboardApi.board.queryOptions({
      input: { limit, ...(month === undefined ? {} : { month }), ...(currency === undefined ? {} : { currency }) },
      // the page stays while another month is on its way
      placeholderData: before => before,
    }),
  )
  const go = (to: Month) => {
    setLimit(rowsAtOnce)
    void navigate({ search: to === read.data?.current ? {} : { month: to } })
  }
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            {may('rewards_edit') && (
              <Button onClick={() => open('rewards')}>
                <Gift aria-hidden size={16} />
                {texts.rewards.open}
              </Button>
            )}
            {may('reports_view') && (
              <ScoreboardExportMenu month={read.data?.month ?? shownMonth(month, organization.timeZone)} />
            )}
            {may('scoreboard_upload') && (
              <>
                <Button onClick={() => open('history')}>
                  <History aria-hidden size={16} />
                  {texts.history.open}
                </Button>
                <Button variant="primary" onClick={() => open('upload')}>
                  <Upload aria-hidden size={16} />
                  {texts.upload.open}
                </Button>
              </>
            )}
          </>
        }
      />
      <Loaded read={read} skeleton={<Skeletons rows={8} className="h-12" />}>
        {board => (
          <Month
            board={board}
            asked={month ?? board.current}
            onGo={go}
            onCurrency={setCurrency}
            onMore={() => setLimit(Math.min(5000, limit + rowsAtOnce))}
            onUpload={may('scoreboard_upload') ? () => open('upload') : undefined}
          />
        )}
      </Loaded>
      <Suspense>
        {opened === 'upload' && (
          <UploadDialog month={read.data?.month} notice={PayNotice} onClose={close} onSaved={go} />
        )}
        {opened === 'history' && (
          <OnOrganizationClock>
            <UploadHistoryDialog onClose={close} />
          </OnOrganizationClock>
        )}
        {opened === 'rewards' && <RewardsDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

function PayNotice(uploaded: { readonly month: Month; readonly revenue: readonly UploadedRevenue[] }) {
  return <UnpaidCommission {...uploaded} isPayVisible={useMay()(requiredForPay)} />
}

interface MonthProps {
  readonly board: Board
  /** The one before stays until this one is there; a second step goes from here. */
  readonly asked: Month
  readonly onGo: (to: Month) => void
  readonly onCurrency: (currency: Currency) => void
  readonly onMore: () => void
  /** Undefined: one may look only. */
  readonly onUpload: (() => void) | undefined
}

function Month({ board, asked, onGo, onCurrency, onMore, onUpload }: MonthProps) {
  const texts = useTexts('scoreboard')
  const { month: nameOf } = useScoreboardFormats()
  const { profileId, role, organization } = useMember()
  const may = useMay()
  const { currency, entries, total } = board
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MonthSwitch month={asked} current={board.current} first={board.first} last={board.last} onGo={onGo} />
        {board.currencies.length > 1 && currency !== null && (
          <Segmented
            label={texts.currency}
            value={currency}
            options={board.currencies.map(each => ({ value: each.currency, label: each.currency }))}
            onChange={next => isCurrency(next) && onCurrency(next)}
          />
        )}
        {board.updatedAt !== null && (
          <p className="text-13 text-text-2 sm:ml-auto">
            <Moment at={board.updatedAt} withDay say={texts.updated} />
          </p>
        )}
      </div>
      <Podium board={board} />
      {currency === null ? (
        <EmptyState
          icon={<BarChart3 size={20} />}
          text={texts.empty(nameOf(board.month))}
          action={
            onUpload && (
              <Button onClick={onUpload}>
                <Upload aria-hidden size={16} />
                {texts.upload.open}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Totals board={board} />
          <RankingTable board={board} ownId={profileId} />
          {entries.length < total && (
            <Button className="self-center" onClick={onMore}>
              {texts.more(Math.min(rowsAtOnce, total - entries.length))}
            </Button>
          )}
          <Suspense fallback={<Skeletons rows={3} className="h-12" />}>
            <RevenuePlots month={board.month} currency={currency} timeZone={organization.timeZone} />
          </Suspense>
          {may(toSeePerHour) && (
            <Suspense fallback={<Skeletons rows={3} className="h-12" />}>
              <RevenuePerHourTable month={board.month} currency={currency} />
            </Suspense>
          )}
          {(board.own !== null || role === 'chatter') && <OwnRank board={board} />}
        </>
      )}
    </>
  )
}

function Totals({ board }: { board: Board }) {
  const texts = useTexts('scoreboard')
  const { money } = useScoreboardFormats()
  const sum = board.currencies.find(each => each.currency === board.currency)
  if (!sum) return undefined
  return (
    <p className="text-text-2">
      {texts.people(sum.people)}
      {' · '}
      {texts.total} <span className="tabular font-semibold text-text">{money(sum.revenue, sum.currency)}</span>
      {board.previousRevenue !== null && (
        <span className="text-13">
          {' '}
          ({texts.columns.change} <span className="tabular">{money(board.previousRevenue, sum.currency)}</span>)
        </span>
      )}
    </p>
  )
}
