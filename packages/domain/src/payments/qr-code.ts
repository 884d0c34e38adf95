import { encode } from 'uqr'

/** The modules of a QR code, row by row, dark ones true; without the quiet zone of four around it. */
export type QrCode = readonly (readonly boolean[])[]

/** Cameras cannot read larger codes from a screen: version 20, 97 modules wide. */
const maxVersion = 20
const maxBytes = 666

/** The QR code of a text (UTF-8, error correction M); null for an empty text and for one over 666 bytes (PAY-052). */
export const toQrCode = (text: string): QrCode | null => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length === 0 || bytes.length > maxBytes) return null
  return encode([...bytes], { ecc: 'M', boostEcc: false, border: 0, maxVersion }).data
}
