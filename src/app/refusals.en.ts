import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.en.ts'
import { refusals as signIn } from '#features/access/sign-in/messages.en.ts'
import { refusals as attendance } from '#features/work/attendance/refusals.en.ts'
  papers,
