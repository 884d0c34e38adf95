const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** 32 bytes are at most 43 digits of base 62, and are always written with 43 (C-206). */
const secretDigits = 43
const publicLetters = 8

/** 32 bytes in base 62, the first digit the highest; 43 characters. */
export const toBase62 = (bytes: Uint8Array): string => {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (let place = 0; place < secretDigits; place += 1) {
    text = `${digits[Number(value % 62n)]}${text}`
    value /= 62n
  }
  return text
}

/** Eight letters of as many numbers from 0 to 25. */
export const toPublicId = (numbers: readonly number[]): string =>
  numbers
    .slice(0, publicLetters)
    .map((number) => letters[number % letters.length])
    .join('')

const keyPattern = /^gsk_([a-z]{8})_[0-9A-Za-z]{43}$/

/** The whole text of a key, which its owner sees once (API-001). */
export const toKeyText = (publicId: string, secret: string): string => `gsk_${publicId}_${secret}`

/** The public part of a key; null for a text that is none. */
export const readPublicId = (text: string): string | null => keyPattern.exec(text)?.[1] ?? null
