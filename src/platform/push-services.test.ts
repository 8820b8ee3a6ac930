import { describe, expect, it } from 'vitest'
import { isPushService } from './push-services.ts'

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is known: %s', endpoint => expect(isPushService(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/',
    'https://examplepush.apple.com.evil.test/',
    'https://push.apple.com@127.0.0.1/',
    'https://user@fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://evilgoogle.com/',
    'https://script.google.com/macros/s/abc/exec',
    'https://www.google.com/url?q=http://127.0.0.1',
    'file:///etc/passwd',
    'no address',
  ])('is not: %s', endpoint => expect(isPushService(endpoint)).toBe(false))

  it('of another is named by the installation', () => {
    expect(isPushService('http://127.0.0.1:4000/x', ['http://127.0.0.1:4000'])).toBe(true)
    expect(isPushService('http://127.0.0.1:4001/x', ['http://127.0.0.1:4000'])).toBe(false)
    expect(isPushService('https://a.push.example.org/x', ['https://*.push.example.org'])).toBe(true)
  })
})
