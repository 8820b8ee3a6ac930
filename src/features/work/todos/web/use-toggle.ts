import { useMutation, useQueryClient } from '@tanstack/react-query'
import { atOnce } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnTodos, Todo } from '../schema.ts'
import { ownTodosQuery, todosApi } from './queries.ts'

/** Turns a todo over at once, and back if the server refuses. */
export function useToggle(): (todo: Todo) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const texts = useTexts('todos')
  const { mutate } = useMutation(
    todosApi.setCompleted.mutationOptions({
      onMutate: async ({ id, isCompleted }) => {
        await queries.cancelQueries({ queryKey: todosApi.key() })
        return atOnce(queries, ownTodosQuery.queryKey, () =>
          queries.setQueryData(ownTodosQuery.queryKey, own => own && turned(own, id, isCompleted)),
        )
      },
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.toggleFailed))
      },
    }),
  )
  return ({ id, isCompleted }) => mutate({ id, isCompleted: !isCompleted })
}

function turned({ open, completed }: OwnTodos, id: string, isCompleted: boolean): OwnTodos {
  const todo = [...open, ...completed].find(each => each.id === id)
  if (!todo) return { open, completed }
  const others = (list: readonly Todo[]) => list.filter(each => each.id !== id)
  const moved = { ...todo, isCompleted }
  return isCompleted
    ? { open: others(open), completed: [moved, ...others(completed)] }
    : { open: [moved, ...others(open)], completed: others(completed) }
}
