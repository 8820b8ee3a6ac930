import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'

/** For whom may give todos to others. */
export function ManageTodosHint() {
  const { manage } = useTexts('todos')
  return (
    <p className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 py-2 text-13 text-text-2">
      {manage.text}
      <Link to="/todo-management" className="font-medium text-accent underline-offset-4 hover:underline">
        {manage.action}
      </Link>
    </p>
  )
}
