/**
 * The key that a shortcut is compared with. A keyboard that types Latin letters decides itself, wherever it has them; on
 * others (Cyrillic, Greek, Thai …) it is what an English keyboard has in that place. A letter is upper case exactly if Shift
 * is held, whatever CapsLock says, and a digit is one without Shift also where the key types a sign (French).
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  const typed = englishKey(key, code, shiftKey) ?? key
  if (!/^[a-z]$/i.test(typed)) return typed
  return shiftKey ? typed.toUpperCase() : typed.toLowerCase()
}

/** Undefined: the key types Latin, or a sign. A key may type two letters (Arabic); names of keys are Latin. */
function englishKey(key: string, code: string, shiftKey: boolean): string | undefined {
  if (/^\p{Script=Latin}/u.test(key)) return undefined
  if (code === 'Slash' && /^[\p{L}\p{M}؟]/u.test(key)) return shiftKey ? '?' : '/'
  return /^[\p{L}\p{M}]/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
}
