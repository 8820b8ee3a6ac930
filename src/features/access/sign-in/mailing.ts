import { z } from 'zod'

/** Whether this installation has a mail server; without one mails stay in its outbox. Alike for any address. */
export const mailing = z.object({ isMailed: z.boolean() })
