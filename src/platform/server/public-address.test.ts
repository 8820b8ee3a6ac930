import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is on the internet',
  address => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '127.0.0.1',
  '127.255.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'localhost',
  '',
])('%s is not', address => expect(isPublicAddress(address)).toBe(false))
