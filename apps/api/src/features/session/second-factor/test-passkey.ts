import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@girassol/contract/session/second-factor'

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const toText = (bytes: Buffer): string => bytes.toString('base64url')

/** The header of a CBOR item with fewer than 65,536 bytes or entries. */
const cborHead = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborMap = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

/** The public key of ES256 as COSE writes it. */
const toCose = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap(
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), coordinate(x)],
    [cborInteger(-3), coordinate(y)],
  )
}

const flags = { present: 1, verified: 4, withCredential: 64 }

/** A device with one passkey, which counts its uses; it signs what a browser at this origin would let it sign. */
export const testPasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0
  const host = new URL(origin).hostname
  const describeUse = (flag: number): Buffer => {
    uses += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([digest(host), Buffer.from([flag | flags.present]), count])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: toText(id), rawId: toText(id), type: 'public-key' } as const
  return {
    make: ({ challenge }: PasskeyCreation): NewPasskey => {
      const size = Buffer.from([0, id.length])
      const made = Buffer.concat([Buffer.alloc(16), size, id, toCose(publicKey)])
      const data = Buffer.concat([describeUse(flags.verified | flags.withCredential), made])
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      )
      const clientDataJSON = toText(clientData('webauthn.create', challenge))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: toText(attestation), transports: ['internal'] },
      }
    },
    /** `isOwnerVerified` is false for a device that only notices that it is touched. */
    sign: ({ challenge }: PasskeyRequest, isOwnerVerified = true): PasskeyAnswer => {
      const data = describeUse(isOwnerVerified ? flags.verified : 0)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(signature),
        },
      }
    },
    /** As if the device were a copy that does not know the last uses. */
    forgetUses: (count: number) => {
      uses -= count
    },
  }
}
