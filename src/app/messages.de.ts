import type { Catalogue } from '#kit/catalogue.ts'
import { de as administration } from './messages/administration.de.ts'
import { de as app } from './messages/app.de.ts'
import { de as entry } from './messages/entry.de.ts'
import { de as inbox } from './messages/inbox.de.ts'
import { de as inside } from './messages/inside.de.ts'
import { de as attendance } from './messages/attendance.de.ts'
import { de as market } from './messages/market.de.ts'
import { de as imports } from './messages/imports.de.ts'
import { de as newcomers } from './messages/newcomers.de.ts'
import { de as office } from './messages/office.de.ts'
import { de as own } from './messages/own.de.ts'
import { de as outside } from './messages/outside.de.ts'
import { de as palette } from './messages/palette.de.ts'
import { de as scoreboard } from './messages/scoreboard.de.ts'
import { de as requests } from './messages/requests.de.ts'
import { de as shifts } from './messages/shifts.de.ts'
import { de as widgets } from './messages/widgets.de.ts'

export const de: Catalogue = {
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
