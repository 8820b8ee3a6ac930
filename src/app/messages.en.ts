import type { Catalogue } from '#kit/catalogue.ts'
import { en as inside } from './messages/inside.en.ts'
import { en as office } from './messages/office.en.ts'
import { en as own } from './messages/own.en.ts'
import { en as outside } from './messages/outside.en.ts'
import { en as scoreboard } from './messages/scoreboard.en.ts'

export const en: Catalogue = { ...outside, ...scoreboard, ...inside, ...office, ...own }
