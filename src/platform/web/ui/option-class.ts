/** The look of every list that floats: select, combobox, menu. */
export const popupClass = 'appears rounded-[10px] border border-line bg-float p-1 text-text shadow-float outline-none'

export const optionClass =
  'flex min-h-8 cursor-default items-center gap-2 rounded-chip py-1 pr-3 pl-2 text-14 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11'

/** Below what opens it. Fixed, as a window is: the page behind, when it moves, would take the list from under the pointer. */
export const below = { positionMethod: 'fixed', sideOffset: 4 } as const
