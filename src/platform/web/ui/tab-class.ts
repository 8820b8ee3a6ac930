/** The look of tabs, for links as well: the list around them, and one of them. */
export const tabListClass =
  'relative flex gap-x-0.5 border-b max-lg:flex-wrap lg:gap-1 lg:overflow-x-auto border-line [scrollbar-width:none] print:hidden'

/** The open one carries `data-active` (our tabs) or `aria-current="page"` (links). */
export const tabClass =
  'relative -mb-px inline-flex h-10 shrink-0 items-center justify-center gap-1.5 border-b-2 border-transparent px-2 text-14 font-medium whitespace-nowrap text-text-2 -outline-offset-2 max-sm:text-13 lg:px-2.5 transition-colors duration-120 hover:text-text data-active:border-accent data-active:text-text aria-[current=page]:border-accent aria-[current=page]:text-text pointer-coarse:h-11 pointer-coarse:min-w-11'

export const tabCountClass = 'rounded-full bg-sunken px-1.5 text-12 leading-[18px] font-medium text-text-2'
