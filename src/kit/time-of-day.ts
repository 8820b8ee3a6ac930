/** A time on the clock on the wall, `00:00` to `23:59`, in no time zone. It compares and sorts as time does. */
export type TimeOfDay = string & { readonly __timeOfDay: true }

const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the text is `HH:MM`, 00:00 to 23:59; `24:00` and seconds are not. */
export function isTimeOfDay(text: string): text is TimeOfDay {
  return text.length === 5 && timeShape.test(text)
}

export function parseTimeOfDay(text: string): TimeOfDay | undefined {
  return isTimeOfDay(text) ? text : undefined
}

/** For literals and trusted text: throws a RangeError where `parseTimeOfDay` would give nothing. */
export function timeOfDay(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new RangeError(`Not a time of day: ${text.slice(0, 40)}`)
  return text
}

/** Minutes since midnight by the clock on the wall, 0 to 1439. */
export function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

const typedShape =
  /^(?<hour>\d{1,2})(?:\s?(?:[:.,h]|uhr)?\s?(?<minute>[0-5]\d)(?::00)?)?\s*(?:h|uhr)?\s*(?<half>[ap])?(?:\.?\s?m\.?)?$/i

/**
 * Completes a time that is typed in a hurry or pasted: `9`, `930`, `9.30`, `21h15`, `20 Uhr`, `8:30 PM`; `24:00` is midnight.
 * @returns undefined if it is no time, or one that exists on neither clock, such as `13 am`
 */
export function completeTimeOfDay(typed: string): TimeOfDay | undefined {
  const { hour = '', minute = '00', half } = typedShape.exec(typed.trim())?.groups ?? {}
  const hours = on24Hours(Number(hour), half?.toLowerCase())
  const midnight = hours === 24 && minute === '00' ? 0 : hours
  return hour === '' || midnight === undefined
    ? undefined
    : parseTimeOfDay(`${String(midnight).padStart(2, '0')}:${minute}`)
}

/** Whether the typed text is midnight at the end of a day (`24:00`, `24 Uhr`): beside a date, 00:00 of the next day. */
export const isEndOfDay = (typed: string): boolean => /^\s*24/.test(typed) && completeTimeOfDay(typed) === '00:00'

function on24Hours(hours: number, half: string | undefined): number | undefined {
  if (half === undefined || (half === 'p' && hours > 12)) return hours
  if (hours < 1 || hours > 12) return undefined
  return (hours % 12) + (half === 'p' ? 12 : 0)
}
