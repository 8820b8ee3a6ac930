import type { RefusalCode, Refusals } from '#kit/catalogue.ts'
import type { StatusesOf } from '#kit/refusal.ts'
import { statuses as signIn } from '#features/access/sign-in/refusals.ts'
import { statuses as attendance } from '#features/work/attendance/refusals.ts'
  papers,
