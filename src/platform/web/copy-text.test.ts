// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { copyText } from './copy-text.ts'

it('rejects where there is no clipboard, instead of throwing at whoever asks', async () => {
  // a test before this one in the same process may have left a clipboard of its own
  Reflect.deleteProperty(navigator, 'clipboard')
  expect('clipboard' in navigator).toBe(false)
  await expect(copyText('https://plan.example/join/x')).rejects.toThrow()
})
