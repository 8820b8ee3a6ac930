import { createECDH, randomBytes } from 'node:crypto'
import { newId } from '#kit/id.ts'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import type { Office } from './world.ts'

/** Monday of the week after the one that tests start in. */
export const nextMonday = day('2026-11-23')

/** A creator with one account on a platform. */
export async function aCreator({ olivia }: Office, name = 'Luna Morgen') {
  return olivia.api.creators.create({
    name,
    creatorPlatforms: [{ platform: 'onlyfans', url: `https://onlyfans.example/${newId()}` }],
  })
}

/** A group of one creator's account, with as many seats per shift. */
export async function aGroup(office: Office, chatterCount = 2) {
  const { creatorPlatforms } = await aCreator(office)
  return office.olivia.api.creatorGroups.create({
    name: 'Luna',
    color: 'blue',
    chatterCount,
    creatorLinkIds: creatorPlatforms.map(link => link.id),
  })
}

/** Kim on the first early seat of next Monday, published. */
export async function aPublishedSeat(office: Office) {
  const { olivia, kim } = office
  const group = await aGroup(office)
  const seat = { groupId: group.id, date: nextMonday, shiftId: 'early', seat: 1 }
  const { assignment, version } = await olivia.api.schedule.assign({ ...seat, profileId: kim.id, reason: 'kann doch' })
  await olivia.api.schedule.publish({ groupId: group.id, week: '2026-W48', version })
  return assignment
}

/** Kim asks for next Monday off. */
export async function aVacationRequest({ kim }: Office) {
  const { requests } = await kim.api.vacation.request({
    week: week('2026-W48'),
    dates: [nextMonday],
    reason: 'Familie',
  })
  const [request] = requests
  if (!request) throw new Error('no request was made')
  return request
}

/** Somebody to turn to, without a phone. */
export const aContact = ({ olivia }: Office, name = 'Jonas Reuter') =>
  olivia.api.contacts.create({ name, role: 'Leitung', email: 'leitung@example.test' })

/** A text as a browser hands it over. */
export const aFile = (content: string | Uint8Array, name = 'umsatz.csv'): File =>
  new File([new Uint8Array(Buffer.from(content))], name)

/** Figures of November, looked at and saved by the owner; everybody is named as they are. */
export async function anUpload(
  { olivia }: Pick<Office, 'olivia'>,
  lines = 'Kim Albers;1.840,50 €\nKofi Mensah;900,00 €',
  month = '2026-11',
) {
  const wish = { file: aFile(`Chatter;Umsatz\n${lines}\n`), month }
  const { fingerprint } = await olivia.api.scoreboard.preview(wish)
  return olivia.api.scoreboard.save({ ...wish, fingerprint })
}

/** A browser that wants to be told, by a push service that is known. */
export function aBrowser() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
    p256dh: curve.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export async function aPushDevice({ kim }: Office) {
  const { devices } = await kim.api.push.subscribe(aBrowser())
  const [device] = devices
  if (!device) throw new Error('the browser is not told')
  return device
}
