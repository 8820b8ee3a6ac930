import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { deleteNotificationsAboutTodos } from '#features/messages/notifications/server/naming.ts'
import { privateCategory } from '../rules.ts'
import { userTodos } from './table.ts'

/** Those that the person made go, also from the lists of others; those that others gave stay. */
export const todosData: PersonalData = {
  tables: [userTodos],
  async revoke(tx, { organizationId, profileId }) {
    const todos = await tx.$count(
      userTodos,
      and(
        eq(userTodos.organizationId, organizationId),
        eq(userTodos.assignedTo, profileId),
        eq(userTodos.isCompleted, false),
        ne(userTodos.category, privateCategory),
      ),
    )
    return { todos }
  },
  async erase(tx, { organizationId, profileId }) {
    const made = sql`organization_id = ${organizationId} and user_id = ${profileId}`
    await deleteNotificationsAboutTodos(tx, organizationId, sql`select id from user_todos where ${made}`)
    await tx.delete(userTodos).where(made)
    tx.invalidate('todos')
  },
  async export(tx, { organizationId, profileId }) {
    const todos = await tx
      .select()
      .from(userTodos)
      .where(
        and(
          eq(userTodos.organizationId, organizationId),
          or(eq(userTodos.assignedTo, profileId), eq(userTodos.userId, profileId)),
        ),
      )
      .orderBy(asc(userTodos.createdAt))
    return { todos }
  },
}
