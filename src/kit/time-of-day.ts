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

const typedShape = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/

/** What somebody means who types a time in a hurry: `9`, `930`, `9.30`, `21h15`. Undefined where that is no time. */
export function completeTimeOfDay(typed: string): TimeOfDay | undefined {
  const [, hours, minutes = '00'] = typedShape.exec(typed.trim()) ?? []
  return hours === undefined ? undefined : parseTimeOfDay(`${hours.padStart(2, '0')}:${minutes}`)
}
