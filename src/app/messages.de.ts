import type { Catalogue } from '#kit/catalogue.ts'
import { de as inside } from './messages/inside.de.ts'
import { de as office } from './messages/office.de.ts'
import { de as own } from './messages/own.de.ts'
import { de as outside } from './messages/outside.de.ts'
import { de as scoreboard } from './messages/scoreboard.de.ts'

export const de: Catalogue = { ...outside, ...scoreboard, ...inside, ...office, ...own }
