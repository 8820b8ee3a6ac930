/*
 * Makes the fonts of scripts that documents load when a text needs them:
 *
 *   for package in …; do npm pack $package; done   (the packages below, each unpacked into a folder of its own)
 *   node scripts/document-fonts.ts <folder with the unpacked packages>
 *
 * The packages hold nine weights of each font, half a gigabyte in all; the product ships one weight of each, compressed.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** By file: the package, its version and the SHA-256 of its regular weight. */
const sources = {
  arabic: ['noto-sans-arabic', '0.4.3', '252629ca0e87b6233851249b8cbf7b43445211a8caf199f1b306a19202251508'],
  armenian: ['noto-sans-armenian', '0.4.2', '678a89f5dafb25b71ba5c323b428a579e4e664e9dc8c35b9f1d327d82fc9e5ba'],
  bengali: ['noto-sans-bengali', '0.4.4', '6826d9667972f0f96e48c46f7a24e70afe97205032e6295cfb1f13fbbb8b90a3'],
  chinese: ['noto-sans-sc', '0.4.3', 'd45f67f0a7c0ca3f256950777ce6a61cc7ce5f9696d02900cbbaac25f8aa7d16'],
  emoji: ['noto-emoji', '0.4.7', '24aaa2a20c9c06ffe9bf04284bfd1f14376a329d10122f902abe2770817eb504'],
  georgian: ['noto-sans-georgian', '0.4.3', '35b1dc2d78025505b6d4b7977960060fdb0a9a0dfb21c356fe8ca554172e8f00'],
  hebrew: ['noto-sans-hebrew', '0.4.1', 'e0ee753f09733337b9236221018d4bf71fd6d06c87dd76bbc83120514bc55911'],
  japanese: ['noto-sans-jp', '0.4.3', 'd930d5d52d15231c283089760f84584272ad5e37e14607ba0d19c798e7a9caec'],
  korean: ['noto-sans-kr', '0.4.3', '8cbc9b353bb9ce848fd69bb6a507319dfacc659cf5fd643db5d88f3c4970e1dd'],
  tamil: ['noto-sans-tamil', '0.4.3', 'f26d8b66bf6f38dd9af6326a52188fa1a8a0b9b2905c4bd7e07c865f65a85d79'],
  thai: ['noto-sans-thai', '0.4.2', '9acb585d8662ca4ed1b1cf5889dfa1393f8555103b3986e1ea1e3af4faef70bd'],
} as const

const from = process.argv[2] ?? ''
const target = path.join(import.meta.dirname, '../src/platform/server/documents/fonts')
mkdirSync(target, { recursive: true })

for (const [name, [source, version, hash]] of Object.entries(sources)) {
  const [folder = ''] = globSync(path.join(from, `expo-google-fonts-${source}-${version}/package/400Regular/*.ttf`))
  const font = readFileSync(folder)
  if (createHash('sha256').update(font).digest('hex') !== hash) throw new Error(`${name} is not the font named above.`)
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
  }
  writeFileSync(path.join(target, `${name}.ttf.br`), brotliCompressSync(font, { params }))
  console.log(name, font.length)
}
