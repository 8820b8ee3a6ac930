import { isOpen, never } from './edges.ts'
import type { Model } from './model.ts'

/** Of a seat where nothing else counts: fine enough for prices. */
export const seatAlone = 10_000

/** The same problem with nothing but seats in it: what it proves and finds is of their number alone. */
export function seatsOnly(model: Model): Model {
  const alone = (points: Int32Array) => points.map(each => (isOpen(each) ? 0 : never))
  return {
    ...model,
    seat: seatAlone,
    main: 0,
    worth: alone(model.worth),
    pair: alone(model.pair),
    reaching: alone(model.reaching),
    ending: new Int32Array(model.ending.length),
    dayBeyond: isOpen(model.dayBeyond) ? 0 : never,
  }
}
