import type { Catalogue } from '#kit/catalogue.ts'
import { en as administration } from './messages/administration.en.ts'
import { en as app } from './messages/app.en.ts'
import { en as entry } from './messages/entry.en.ts'
import { en as inbox } from './messages/inbox.en.ts'
import { en as inside } from './messages/inside.en.ts'
import { en as attendance } from './messages/attendance.en.ts'
import { en as market } from './messages/market.en.ts'
import { en as imports } from './messages/imports.en.ts'
import { en as newcomers } from './messages/newcomers.en.ts'
import { en as office } from './messages/office.en.ts'
import { en as own } from './messages/own.en.ts'
import { en as outside } from './messages/outside.en.ts'
import { en as palette } from './messages/palette.en.ts'
import { en as scoreboard } from './messages/scoreboard.en.ts'
import { en as requests } from './messages/requests.en.ts'
import { en as shifts } from './messages/shifts.en.ts'
import { en as widgets } from './messages/widgets.en.ts'

export const en: Catalogue = {
  ...outside,
  ...entry,
  ...app,
  ...inside,
  ...inbox,
  ...attendance,
  ...market,
  ...imports,
  ...newcomers,
  ...shifts,
  ...office,
  ...administration,
  ...own,
  palette,
  ...scoreboard,
  ...requests,
  ...widgets,
}
