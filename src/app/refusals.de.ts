import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.de.ts'
import { refusals as signIn } from '#features/access/sign-in/messages.de.ts'
import { refusals as attendance } from '#features/work/attendance/refusals.de.ts'
  papers,
