import type { Currency } from '#kit/money.ts'

/** What somebody brought in within a month, in one currency. Null: the file does not say. */
export interface Figures {
  readonly currency: Currency
  /** These three in the currency's smallest units. */
  readonly revenue: number
  readonly ppv: number | null
  readonly tips: number | null
  readonly sales: number | null
  readonly messages: number | null
  readonly seconds: number | null
  /** Of the revenue that of lines with hours; nobody knows in which the rest was earned. */
  readonly timedRevenue: number
}

const figureNames = ['revenue', 'ppv', 'tips', 'sales', 'messages', 'seconds', 'timedRevenue'] as const

/** A person's month: sums of five thousand such are still exact. */
const maxFigure = 1_000_000_000_000

export const noFigures = (currency: Currency): Figures => ({
  currency,
  revenue: 0,
  ppv: null,
  tips: null,
  sales: null,
  messages: null,
  seconds: null,
  timedRevenue: 0,
})

/** Both together; undefined: more than anybody brings in. */
export function addUp(a: Figures, b: Figures): Figures | undefined {
  const sum = (x: number | null, y: number | null) => (x === null && y === null ? null : (x ?? 0) + (y ?? 0))
  const both = {
    currency: a.currency,
    revenue: a.revenue + b.revenue,
    ppv: sum(a.ppv, b.ppv),
    tips: sum(a.tips, b.tips),
    sales: sum(a.sales, b.sales),
    messages: sum(a.messages, b.messages),
    seconds: sum(a.seconds, b.seconds),
    timedRevenue: a.timedRevenue + b.timedRevenue,
  }
  return figureNames.every(name => Math.abs(both[name] ?? 0) <= maxFigure) ? both : undefined
}
