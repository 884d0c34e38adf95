import { type Cents, reaisFrom, toDecimal } from '../shared/money.ts'
import { toPlainLetters } from '../shared/text.ts'

/** CRC16-CCITT-FALSE over ASCII, 4 upper hex digits: '123456789' → '29B1'. */
export const computeCrc16 = (text: string): string => {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

const bare = (text: string, maximum: number): string =>
  toPlainLetters(text)
    .replace(/[^0-9A-Za-z .-]/g, '')
    .slice(0, maximum)
    .trim()

export type PixCharge = {
  /** The address of the charge at the receiving bank, without 'https://', at most 77 characters. */
  readonly location: string
  readonly amountCents: Cents
  readonly receiverName: string
  readonly receiverCity: string
}

/** The code of a Pix that the payer copies or scans: a dynamic BR Code (EMV, Bacen's manual). */
export const toPixCode = ({ location, amountCents, receiverName, receiverCity }: PixCharge): string => {
  const amount = toDecimal(reaisFrom(amountCents), 2)
  const [whole = '0', fraction = ''] = amount.split('.')
  const unsigned = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${whole}.${fraction.padEnd(2, '0')}`),
    field('58', 'BR'),
    field('59', bare(receiverName, 25)),
    field('60', bare(receiverCity, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return unsigned + computeCrc16(unsigned)
}

/** Whether the code ends with its own checksum. */
export const isPixCode = (code: string): boolean =>
  /6304[0-9A-F]{4}$/.test(code) && computeCrc16(code.slice(0, -4)) === code.slice(-4)
