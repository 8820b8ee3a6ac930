/** Of what carries `data-letter`: the glyph says it as well, so that the colour never says it alone. */
export const letterLook = [
  'after:absolute after:top-1 after:right-1.5 after:text-12',
  "data-[letter=a]:bg-green-bg/60 data-[letter=a]:after:text-green-fg data-[letter=a]:after:content-['✓']",
  "data-[letter=p]:bg-green-bg data-[letter=p]:after:text-green-fg data-[letter=p]:after:content-['★']",
  "data-[letter=r]:bg-orange-bg/60 data-[letter=r]:after:text-orange-fg data-[letter=r]:after:content-['?']",
  "data-[letter=v]:bg-orange-bg data-[letter=v]:after:text-orange-fg data-[letter=v]:after:content-['×']",
  "data-[letter=s]:bg-red-bg data-[letter=s]:after:text-red-fg data-[letter=s]:after:content-['!']",
].join(' ')

/** Fills half of a cell: vacation, or a request, for a part of the day. */
export const partLook = [
  'bg-linear-to-t from-orange-bg from-50% to-transparent to-50% after:absolute after:top-1 after:right-1.5 after:text-12 after:text-orange-fg',
  "data-[letter=r]:after:content-['?'] data-[letter=v]:after:content-['×']",
].join(' ')

const letters = ['.', 'a', 'p', 'r', 'v', 's'] as const
export type Letter = (typeof letters)[number]

/** What a person says of a day. */
export const availabilityLetterAt = ({ availability }: { readonly availability: string }, at: number): Letter =>
  letters.find(letter => letter === availability.charAt(at)) ?? '.'
