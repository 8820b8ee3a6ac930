import { describe, expect, it } from 'vitest'
import { listEndpoints } from '#app/server/openapi.ts'
import { contract } from '#app/contract.ts'
import { traverseContractProcedures } from '@orpc/server'
import { newId } from '#kit/id.ts'
import { aCreator, aPublishedSeat, nextMonday } from '../factories.ts'
import { anAdvertisement } from '../market-office.ts'
import { aQuestion } from '../matrix-autoplan.ts'
import { type Office, type Person, useWorld } from '../world.ts'
import { payReason, setRate } from '../pay-office.ts'

const world = useWorld({ ROLE: 'web' })

/** What posts and needs no key: why asking twice makes no second of anything. */
const harmless: Readonly<Record<string, string>> = {
  'signIn.register': 'an address has one account',
  'signIn.signIn': 'a session is what is asked for',
  'signIn.signInWithCode': 'a code works once',
  'signIn.confirmSession': 'says the same of the session again',
  'signIn.passkeyChallenge': 'keeps nothing',
  'signIn.signInWithPasskey': 'a challenge works once',
  'signIn.requestVerification': 'mails are counted by address',
  'signIn.requestReset': 'mails are counted by address',
  'signIn.openReset': 'says the same again',
  'auditLog.export': 'reads',
  'attendance.checkIn': 'whoever is in is in',
  'attendance.checkOut': 'whoever is out is out',
  'attendance.markPresent': 'whoever is in is in',
  'attendance.ask': 'asked once in a while',
  'attendance.request': 'a shift has one open request',
  'attendance.withdraw': 'withdrawn is withdrawn',
  'attendance.decide': 'a request is decided once',
  'attendance.close': 'closed is closed',
  'attendance.reopen': 'open is open',
  'attendance.exportCsv': 'reads',
  'attendance.exportXlsx': 'reads',
  'attendance.exportPdf': 'reads',
