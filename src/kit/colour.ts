/** The palettes, in the order in which they are offered. */

export const shiftColours = [
  'yellow',
  'blue',
  'purple',
  'green',
  'red',
  'orange',
  'pink',
  'indigo',
  'teal',
  'gray',
] as const
export type ShiftColour = (typeof shiftColours)[number]

export const customShiftColours = ['yellow', 'blue', 'green', 'red', 'purple'] as const
export type CustomShiftColour = (typeof customShiftColours)[number]

export const groupColours = ['yellow', 'blue', 'green', 'red', 'purple', 'orange'] as const
export type GroupColour = (typeof groupColours)[number]
