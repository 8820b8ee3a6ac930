import type { Prose } from './prose-texts.ts'

export interface ProseFinding {
  readonly line: number
  readonly wrong: string
  readonly advice: string
}

/** Words and constructions to avoid, with what to write instead: the glossary is in ARCHITECTURE.md. */
const banned: readonly (readonly [found: RegExp, advice: string])[] = [
  [/\b(?:whoever|whomever|whom)\b/i, 'name the role: the member, the planner, the invitee'],
  [/\b(?:somebody|nobody)\b/i, 'name the role: a member, no member'],
  [/\b(?:tells?|telling|told)\b(?! (?:\w+ ){0,3}apart)/i, 'notify, or what is shown'],
  [/\bdeeds?\b/i, 'command'],
  [/\bnouns?\b/i, 'feature, or the thing itself'],
  [/\b(?:houses?|walls?|doors?)\b(?![ -](?:clock|time))/i, 'codebase, boundary, entry point'],
  [/\brooms?\b(?! (?:for|to|left)\b)/i, 'module, or space'],
  [/\b(?:asker|offerer|taker)s?\b/i, 'requester, offeredBy, takenBy'],
  [/\b(?:takes?|took|taken|taking) (?:\w+ ){0,3}back\b/i, 'withdraw, undo, or remove'],
  [/\b(?:retracts?|retracted)\b/i, 'withdraw'],
  [/\bkept\b/i, 'stored, cached, or retained'],
  [/\b(?:needs?|gives?|given|says?|said) (?:a|his|her|their|the|your|my) words?\b/i, 'approval'],
  [/\bstrangers?\b/i, 'anonymous caller, unverified address'],
  [/\breckon\w*/i, 'calculate'],
  [/\b(?:judge[sd]?|judging|judgements?)\b/i, 'check eligibility, or evaluate'],
  [/\bstandings?\b/i, 'eligibility, or state'],
  [/\b(?:the|a|of) grounds?\b/i, 'planning snapshot, or reason'],
  [/\bgaps?\b(?! (?:between|of)\b)/i, 'open seat'],
  [/\bfree seats?\b/i, 'open seat'],
  [/\b(?:what|those|all) (?:is|are) (?:due|waiting)\b|\bwhat waits\b/i, 'pending, or overdue'],
  [/\b(?:runs?|works?|done|drawn|read) apart\b/i, 'in a child process'],
  [/\banswers? evenly\b/i, 'in constant time'],
  [/\bcomes? to nothing\b/i, 'is a no-op, or has no effect'],
  [/\bnot any ?more\b|\bany ?more\b/i, 'no longer'],
  [/\bone['’]s\b/i, 'the member’s own, or your'],
  [/\bof before\b/i, 'previous'],
  [/\bpapers?\b(?<!\bon paper)/i, 'document'],
  [/\btaps\b/i, 'button actions, chat actions'],
  [/(?:^|[.:;]\s+)(?:What|Whose|Who|Those (?:who|that)|Of) (?!\w+\?)(?=[^?]*(?:\.|$))/m, 'begin with a subject'],
  [/(?:^|\.\s+)The same (?:of|for|with|without|as)\b/m, 'name it again'],
]

/** Words in a sentence. */
export const maxWords = 30
/** Characters in the title of a commit. */
export const maxTitle = 72
const minTestWords = 3

export function findingsIn({ kind, line, text }: Prose): ProseFinding[] {
  const lineAt = (index: number) => line + text.slice(0, index).split('\n').length - 1
  const words = banned.flatMap(([found, advice]) => {
    const match = found.exec(text)
    return match ? [{ line: lineAt(match.index), wrong: `“${match[0].trim()}”`, advice }] : []
  })
  const long = sentencesOf(text).flatMap(({ index, sentence }) => {
    const count = sentence.split(/\s+/).filter(word => /\p{L}/u.test(word)).length
    return count > maxWords
      ? [{ line: lineAt(index), wrong: `a sentence of ${count} words`, advice: `at most ${maxWords}` }]
      : []
  })
  return [...words, ...long, ...(kind === 'test name' ? testNameFindings(text, line) : [])]
}

function testNameFindings(name: string, line: number): ProseFinding[] {
  const start = /^(?:And|Or|Nor|What|Of|Whoever|Nobody)\b/i.exec(name)?.[0]
  const isShort = name.trim().split(/\s+/).length < minTestWords
  return [
    ...(start === undefined
      ? []
      : [{ line, wrong: `a test name that begins with “${start}”`, advice: 'a sentence with a subject' }]),
    ...(isShort ? [{ line, wrong: `a test name of fewer than ${minTestWords} words`, advice: 'a sentence' }] : []),
  ]
}

export function titleFindings(title: string): string[] {
  return title.length > maxTitle ? [`${title.length} characters, at most ${maxTitle}: ${title}`] : []
}

function sentencesOf(text: string): { readonly index: number; readonly sentence: string }[] {
  let index = 0
  return text.split(/(?<=[.!?:;])\s+|\n\s*\n/).map(sentence => {
    const at = text.indexOf(sentence, index)
    index = at + sentence.length
    return { index: at, sentence }
  })
}
