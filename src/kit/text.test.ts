import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstNameOf,
  foldForSearch,
  graphemesOf,
  hasDeceptiveCharacters,
  initialsOf,
  removePastedCharacters,
} from './text.ts'

describe('a harmless text', () => {
  it.each([
    "O'Neill",
    'O’Neill',
    'Ünal',
    "d'Arc",
    'José',
    'Jose\u0301',
    '李小龙',
    'Nguyễn Thị Minh',
    'محمد',
    'Łukasz Żółć',
    'Привет',
    'Anna-Lena (Team 2) & Co. · 50 % = 1/2; "ok"',
    'data: see the text/html page',
    'Java, Script: two words',
    'VIP -> wants custom, i <3 it, rest < 11 h, Fieber > 39, <b>Kim</b>',
    'ad\u200Cmin ad\u200Dmin',
    'Kim \u200Eשלום\u200F',
    '',
  ])('such as %j passes', text => {
    expect(hasDeceptiveCharacters(text)).toBe(false)
  })

  it.each([
    ['a smiling face', '😀'],
    ['a technologist', '👩‍💻'],
    ['an astronaut with a skin tone', '🧑🏽‍🚀'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a pirate flag', '🏴‍☠️'],
    ['a heart on fire', '❤️‍🔥'],
    ['a kiss', '👩‍❤️‍💋‍👨'],
    ['a detective', '🕵️‍♀️'],
    ['an eye in a bubble', '👁️‍🗨️'],
    ['a black cat', '🐈‍⬛'],
    ['a person walking right', '🚶‍➡️'],
    ['the German flag', '🇩🇪'],
    ['the Scottish flag', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', '1️⃣ #️⃣'],
    ['a heart and a text heart', '❤️ ❤\uFE0E'],
    ['Persian with non-joiners', 'می‌خواهم کتاب‌ها'],
    ['Sinhala with a joiner', 'ශ්‍රී ලංකා'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['Bengali ya-phalaa', 'র‍্যাব'],
    ['an older Malayalam chillu at the end', 'അവന്\u200D'],
    ['a Japanese name with a variant character', '葛\u{E0100}城'],
    ['Mongolian with a vowel separator', 'ᠬᠠᠷ\u180Eᠠ'],
  ])('with %s passes', (_, text) => {
    expect(hasDeceptiveCharacters(`Kim ${text}`)).toBe(false)
    expect(hasDeceptiveCharacters(text, { multiline: true })).toBe(false)
  })
})

describe('a threat', () => {
  it.each([
    ['NUL', 'ad\u0000min'],
    ['escape', 'ad\u001Bmin'],
    ['delete', 'ad\u007Fmin'],
    ['a C1 control', 'ad\u0085min'],
    ['carriage return', 'ad\rmin'],
    ['a line separator', 'ad\u2028min'],
    ['zero-width space', 'ad\u200Bmin'],
    ['word joiner', 'ad\u2060min'],
    ['byte order mark', '\uFEFFadmin'],
    ['soft hyphen', 'ad\u00ADmin'],
    ['combining grapheme joiner', 'ad\u034Fmin'],
    ['Hangul filler', '\u3164'],
    ['variation selector on a letter', 'ad\uFE0Fmin'],
    ['variation selector on a digit', '1\uFE0F'],
    ['variation selector of a keycap on a letter', 'a\uFE0F\u20E3'],
    ['supplementary variation selector on a letter', 'a\u{E0101}'],
    ['two variation selectors', '❤\uFE0F\uFE0F'],
    ['tag letters without a flag', 'a\u{E0067}\u{E0062}\u{E007F}'],
    ['tag letters that never end', '🏴\u{E0067}\u{E0062}\u{E0073}'],
    ['a hidden message in tags', `🏴${'\u{E0061}'.repeat(30)}\u{E007F}`],
    ['right-to-left override', 'abc\u202Egnp.exe'],
    ['left-to-right override', 'abc\u202Dgnp.exe'],
    ['right-to-left isolate', 'abc\u2067def\u2069'],
    ['Arabic letter mark', 'ad\u061Cmin'],
    ['a lone high surrogate', 'a\uD83D'],
    ['a lone low surrogate', '\uDE00a'],
    ['a noncharacter', 'a\uFFFE'],
    ['a script URL', 'javascript:alert(1)'],
    ['a script URL in mixed case', 'see JaVaScRiPt:alert(1)'],
    ['a script URL with spaces', ' j a v a script \u00A0: alert(1)'],
    ['a Visual Basic URL', 'VBScript:MsgBox'],
    ['a data URL', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a data URL with spaces', 'DATA : text / html,x'],
  ])('by %s is found on a line and in a text', (_, text) => {
    expect(hasDeceptiveCharacters(text)).toBe(true)
    expect(hasDeceptiveCharacters(text, { multiline: true })).toBe(true)
  })

  it('is a line feed or a tab on a line, but not in a text', () => {
    for (const text of ['one\ntwo', 'one\ttwo']) {
      expect(hasDeceptiveCharacters(text)).toBe(true)
      expect(hasDeceptiveCharacters(text, { multiline: true })).toBe(false)
    }
  })

  it('is a script URL even over several lines', () => {
    expect(hasDeceptiveCharacters('java\nscript\t:alert(1)', { multiline: true })).toBe(true)
  })

  it('is found wherever it stands among letters', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'ß', 'é', '李', '😀', ' ', 'ي', 'क') })
    const planted = fc.constantFrom('\u0000', '\u200B', '\u2060', '\u202E', '\u2066', '\uFEFF', '\uD800', 'javascript:')
    fc.assert(
      fc.property(letters, planted, letters, (before, threat, after) => {
        expect(hasDeceptiveCharacters(before + after)).toBe(false)
        expect(hasDeceptiveCharacters(before + threat + after)).toBe(true)
      }),
    )
  })

  it.each(['j ', 'java ', ' ', '👩\u200D', 'a\u200D', '\u200C', 'data:', 'ی\u200C', '🏴\u{E0061}'])(
    'has the same result for a million characters of %j as for a hundred',
    unit => {
      // quadratic work on a million characters exceeds the test timeout
      const [short, long] = [100, 1_000_000].map(length => unit.repeat(length / unit.length)) as [string, string]
      expect(hasDeceptiveCharacters(long)).toBe(hasDeceptiveCharacters(short))
      expect(hasDeceptiveCharacters(`j${long}`, { multiline: true })).toBe(
        hasDeceptiveCharacters(`j${short}`, { multiline: true }),
      )
    },
  )
})

it('removes only the invisible characters that copying adds', () => {
  const added = '\u00AD\u200B\u2060\uFEFF\u202A\u202B\u202C\u2066\u2067\u2068\u2069'
  expect(removePastedCharacters(`${added}Kim${added} Albers${added}`)).toBe('Kim Albers')
  const stays = 'می‌خواهم 👩‍💻 \u200E\u200F\u202D\u202E\u0000 <3'
  expect(removePastedCharacters(stays)).toBe(stays)
})

describe('initials', () => {
  it.each([
    ['Kim Lee', 'KL'],
    ['mary ann  smith', 'MS'],
    [' Kim ', 'K'],
    ['李小龙', '李'],
    ['Ünal Öz', 'ÜÖ'],
    ['E\u0301mile Zola', 'E\u0301Z'],
    ['"Kim" (Lee)', 'KL'],
    ['Kim 👩‍💻', 'K'],
    ['👩‍💻 🇩🇪', '👩‍💻'],
    ['ßmith', 'S'],
    ['𝒦im', '𝒦'],
    ['O’Neill, Seán', 'OS'],
    ['', ''],
    ['   ', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

it('takes the first word for the first name', () => {
  expect(firstNameOf('  Anna-Lena Maria Unger')).toBe('Anna-Lena')
  expect(firstNameOf('李小龙')).toBe('李小龙')
  expect(firstNameOf('  ')).toBe('')
})

describe('folding', () => {
  it.each([
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ẞ', 'ss'],
    ['Ünal', 'unal'],
    ['U\u0308nal', 'unal'],
    ['JOSÉ', 'jose'],
    ['Łukasz Øst', 'lukasz ost'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁne Ⅻ', 'fine xii'],
    ['ad\u200Dm\u200Cin\u200E\u200F', 'admin'],
    ['李小龙', '李小龙'],
  ])('makes %j and what people type meet in %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('changes nothing the second time', { tags: ['all'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
      }),
      {
        numRuns: 2000,
      },
    )
  })
})

describe('signs', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const slowly = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

  it('of Latin letters are what the segmenter says, whichever two stand beside each other', () => {
    const letters = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
    for (const letter of letters) {
      const text = letters.map(other => letter + other).join('')
      expect(graphemesOf(text)).toEqual(slowly(text))
    }
  })

  it('of what joins are as many as are seen', () => {
    expect(graphemesOf('e\u0301👩‍💻🇩🇪')).toEqual(['e\u0301', '👩‍💻', '🇩🇪'])
  })
})
