import { foldForSearch } from '#kit/text.ts'

/** From what everybody tries first to what nobody guesses. */
export type Strength = 'common' | 'weak' | 'fair' | 'strong'

/** What leaked lists are led by, in both languages; digits and signs at the end do not make them better. */
const common = new Set(
  foldForSearch(`password passwort passwd pass kennwort geheim secret hallo hello hallo123 welcome willkommen login admin
  administrator root test tester testtest demo user guest gast master chef boss schatz liebe love iloveyou ichliebedich
  sommer winter frühling herbst summer spring autumn monday montag freitag friday sonne sonnenschein sunshine
  princess prinzessin dragon drache monkey affe tiger lion löwe wolf bär bear schalke bayern dortmund borussia
  football fussball baseball basketball hockey soccer berlin hamburg münchen köln frankfurt deutschland germany
  london paris newyork america superman batman starwars pokemon pikachu minecraft fortnite computer internet google
  facebook instagram tiktok telegram onlyfans staffel qwertz qwerty qwertzuiop qwertyuiop asdf asdfgh asdfghjkl
  yxcvbnm zxcvbnm qazwsx abc abcd abcdef aaaaaa zzzzzz letmein trustno changeme default freedom whatever michael
  daniel thomas andreas stefan alexander sabine nicole jennifer jessica ashley michelle charlie jordan hunter killer
  cookie keks flower blume mausi hase baby angel engel lucky shadow silver gold ginger pepper summer killerqueen`).split(
    /\s+/,
  ),
)

/**
 * A rough word about a password, for the person who types it; nothing is refused for it. `known`: the person's own name and
 * address, which are the first guesses of whoever knows them.
 */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  const plain = foldForSearch(password).replaceAll(/\s/g, '')
  const core = plain.replace(/^[\d\W_]+/, '').replace(/[\d\W_]+$/, '')
  if (common.has(core) || core.length < 3 || isRow(plain))
    return password.length >= 14 && !isRow(plain) ? 'fair' : 'common'
  const isPersonal = known.some(words =>
    foldForSearch(words)
      .split(/[\s@.]+/)
      .some(word => word.length >= 3 && plain.includes(word)),
  )
  const variety = new Set(plain).size
  const length = Math.min(password.length, variety * 2)
  if (isPersonal || length < 9) return 'weak'
  return length < 13 ? 'fair' : 'strong'
}

/** Digits or letters one after the other, or the same again and again. */
function isRow(text: string): boolean {
  const codes = Array.from(text, letter => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.length > 0 && steps.filter(step => step >= -1 && step <= 1).length >= steps.length - 1
}
