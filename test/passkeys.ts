import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, SignedChallenge } from '#features/access/sign-in/web-authn.ts'
import type { World } from './world.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')
const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const present = 0x01
const verified = 0x04
const withCredential = 0x40

/** A device with one passkey, which answers challenges as browsers do (WebAuthn level 2). */
export function newAuthenticator(publicUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const { origin, hostname } = new URL(publicUrl)
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  // COSE (RFC 9053): an EC2 key for ES256 on P-256
  const coseKey = Buffer.concat([
    hex('a5010203262001215820'),
    Buffer.from(x, 'base64url'),
    hex('225820'),
    Buffer.from(y, 'base64url'),
  ])
  const clientData = (type: string, challenge: unknown) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const authenticatorData = (flags: number) => Buffer.concat([sha256(hostname), Buffer.from([flags, 0, 0, 0, 0])])

  return {
    id,
    publicKey: coseKey.toString('base64'),
    register(challenge: unknown): NewPasskey {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey])
      const data = Buffer.concat([authenticatorData(present | verified | withCredential), credential])
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a068617574684461746158'),
        Buffer.from([data.length]),
        data,
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    /** @param isVerified whether the device asked for its owner */
    sign(challenge: unknown, isVerified = true): SignedChallenge {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(isVerified ? present | verified : present)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

/** Stores a passkey of a member, as if a browser had registered it. */
export async function storePasskey(world: World, profileId: string) {
  const { database, publicUrl } = world.staffel.services
  const authenticator = newAuthenticator(publicUrl)
  await database.pool.query(
    `insert into passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up, is_confirmed)
     values ($1, $2, $3, $1, 0, 'singleDevice', false, true)`,
    [authenticator.id, authenticator.publicKey, profileId],
  )
  return authenticator
}
