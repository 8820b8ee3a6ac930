import { dayMonth } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { AccessRevoked, ReturnedMember } from '../schema.ts'

/** What a locked or removed person leaves behind, and what came back with one who is unlocked. */
export function useLockToasts() {
  const { dialog: texts } = useTexts('team')
  const toast = useToast()
  const language = useLanguage()
  const placesOf = (places: ReturnedMember['back']) =>
    places
      .map(({ date, shiftName, groupName }) => texts.place(dayMonth(date, language), shiftName, groupName))
      .join(', ')
  const say = (title: string, lines: readonly (string | false)[]) => {
    const description = lines.filter(line => line !== false).join(' ')
    toast.success(title, description === '' ? {} : { description })
  }
  return {
    left: (title: string, { seats, todos }: AccessRevoked) =>
      say(title, [seats.length > 0 && texts.leftSeats(seats.length), todos > 0 && texts.leftTodos(todos)]),
    returned: ({ back, gone }: ReturnedMember) =>
      say(texts.unlockedNow, [
        back.length > 0 && texts.back(placesOf(back)),
        gone.length > 0 && texts.notBack(placesOf(gone)),
      ]),
  }
}
