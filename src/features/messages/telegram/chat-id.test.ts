import { describe, expect, it } from 'vitest'
import { readChatId } from './chat-id.ts'

describe('a chat id that somebody types', () => {
  it.each([
    ['123456789', '123456789'],
    ['  123 456 789\n', '123456789'],
    ['\u200e7654321098', '7654321098'],
    ['4503599627370495', '4503599627370495'],
  ])('reads %j', (typed, chatId) => {
    expect(readChatId(typed)).toEqual({ ok: true, chatId })
  })

  it.each([
    ['', 'chatIdMissing'],
    [' \t', 'chatIdMissing'],
    ['-1001234567890', 'chatIdOfGroup'],
    ['-5', 'chatIdOfGroup'],
    ['@kim', 'chatIdInvalid'],
    ['1234', 'chatIdInvalid'],
    ['0123456', 'chatIdInvalid'],
    ['12345.5', 'chatIdInvalid'],
    ['1e9', 'chatIdInvalid'],
    ['١٢٣٤٥٦٧', 'chatIdInvalid'],
    ['4503599627370496', 'chatIdInvalid'],
    ['9'.repeat(400), 'chatIdInvalid'],
  ])('says what is wrong with %j', (typed, fault) => {
    expect(readChatId(typed)).toEqual({ ok: false, fault })
  })
})
