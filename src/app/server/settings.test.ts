import { expect, it } from 'vitest'
import { listenError, misspelledNames } from './settings.ts'

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['BACKUP_DIRS', 'BACKUP_DIR'],
  ['BACKUP', 'BACKUPS'],
  ['DATABASE_URLFILE', 'DATABASE_URL_FILE'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['PORTT', 'PORT'],
  ['PROT', 'PORT'],
  ['HSOT', 'HOST'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['DISCORD_TOKEN', 'DISCORD_BOT_TOKEN'],
])('takes %s for a misspelled %s', (name, meant) => {
  expect(misspelledNames([name])).toEqual([{ name, meant }])
})

it('does not report names of other programs', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'POST', 'SHELL', 'LANG', 'LC_ALL', 'NODE_ENV', 'LOGNAME', 'S3_KEY', 'CI']
  expect(misspelledNames([...others, 'DATABASE_URL', 'SECRET_FILE'])).toEqual([])
})

it.each([
  ['EADDRINUSE', 'Port 80 on 127.0.0.1 is taken by another program.'],
  ['EACCES', 'The environment variable PORT is not usable: only root may listen on port 80.'],
  ['EADDRNOTAVAIL', /^The environment variable HOST is not usable: expected .+\.$/],
  ['ENOTFOUND', /^The environment variable HOST is not usable: expected .+\.$/],
])('says in one sentence why it cannot listen: %s', (code, sentence) => {
  expect(listenError(Object.assign(new Error('listen'), { code }), '127.0.0.1', 80).message).toMatch(sentence)
})
