import { sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { notificationIdsNaming, markNotificationsNaming } from '#features/messages/notifications/server/naming.ts'
import { deletePushMessagesByCause } from '#features/messages/push/server/personal-data.ts'
import { deleteChatMessagesByCause } from '#features/messages/chats/server/personal-data.ts'
import { eraseMails } from '#platform/server/mail-erasing.ts'
import { mails } from '#platform/server/mail-table.ts'

/** Messages made of what others were told in the person's name and words go, before the notifications that they stem from. */
export const deliveryData: PersonalData = {
  tables: [mails],
  async erase(tx, erasing) {
    const { organizationId, emails, texts, stub } = erasing
    await markNotificationsNaming(tx, erasing)
    // as `spreading.ts` names the cause of what it makes
    const causes = sql`select 'notification ' || id from (${notificationIdsNaming(erasing)}) as naming`
    await eraseMails(tx, { onBehalfOf: organizationId, emails, causes, texts, stub })
    await deleteChatMessagesByCause(tx, organizationId, causes)
    await deletePushMessagesByCause(tx, organizationId, causes)
  },
}
