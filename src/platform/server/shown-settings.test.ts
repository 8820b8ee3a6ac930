import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { shownSettings } from './shown-settings.ts'

const shownOf = (environment: Record<string, string>) =>
  new Map(shownSettings(readEnv(environment), environment).map(setting => [setting.name, setting]))

describe('settings in force', () => {
  it('show the default of what is not set, and what is set', () => {
    const settings = shownOf({ PORT: '3100', REGISTRATION: 'closed', PUBLIC_URL: '' })
    expect(settings.get('PORT')).toEqual({ name: 'PORT', value: '3100', isSet: true })
    expect(settings.get('REGISTRATION')).toMatchObject({ value: 'closed', isSet: true })
    expect(settings.get('PUBLIC_URL')).toMatchObject({ value: 'http://localhost:3100', isSet: false })
    expect(settings.get('WEBHOOK_PRIVATE')).toMatchObject({ value: '0', isSet: false })
    expect(settings.get('BACKUPS')).toMatchObject({ value: 'daily', isSet: false })
    expect(settings.get('BACKUP_DIR')).toMatchObject({ value: expect.stringMatching(/\/data\/backups$/), isSet: false })
    expect(settings.get('SECRET')).toMatchObject({ value: '(hidden)', isSet: false })
    expect(settings.get('TZ')).toMatchObject({ value: expect.stringMatching(/\w/), isSet: false })
    expect(settings.get('S3_BUCKET')).toMatchObject({ value: undefined, isSet: false })
  })

  it('show no character of a secret', () => {
    const secret = 'geheim-geheim-geheim-geheim-geheim-7'
    const settings = shownOf({
      SECRET: secret,
      METRICS_TOKEN: secret,
      BACKUP_PASSPHRASE: secret,
      DEMO_PASSWORD: secret,
    })
    for (const name of ['SECRET', 'METRICS_TOKEN', 'BACKUP_PASSPHRASE', 'DEMO_PASSWORD'])
      expect(settings.get(name)).toMatchObject({ value: '(hidden)', isSet: true })
  })

  it.each([
    ['postgres://staffel:p%40ss@db.example.com:5432/staffel', 'postgres://(hidden)@db.example.com:5432/staffel'],
    ['postgres://db.example.com/staffel?user=a&password=geheim', 'postgres://(hidden)@db.example.com/staffel'],
    ['postgres://staffel:p/ss@db.example.com/staffel', '(hidden)'],
    ['postgres://staffel@db.example.com/staffel?password=ge@heim', '(hidden)'],
  ])('show of %s the place alone, and nothing where that is not plain', (url, value) => {
    const settings = shownSettings({ ...readEnv({}), DATABASE_URL: url }, { DATABASE_URL: url })
    expect(settings.find(({ name }) => name === 'DATABASE_URL')).toMatchObject({ value })
  })
})
