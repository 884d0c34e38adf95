import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'

/** The part of the consumption that a system shall cover, in percent (C-165). */
export const coverRange = { least: 10, most: 150, usual: 100 } as const

/** The largest system, in kWp. */
const mostKwp = 200

/** A power in kWp with two decimals; `capped` when the consumption would need more than the largest system. */
export type SizedPower = { readonly kwp: number; readonly capped: boolean }

/**
 * The power that covers a consumption (YLD-016, C-165), rounded up to two decimals: kWh a year, percent, and the kWh that
 * 1 kWp generates in a year on that roof.
 */
export const sizeByConsumption = ({
  annualConsumption,
  cover,
  specific,
}: Readonly<Record<'annualConsumption' | 'cover' | 'specific', number>>): SizedPower => {
  const kwp = Math.ceil(((annualConsumption * cover) / 100 / specific) * 100 - 1e-6) / 100
  return kwp > mostKwp ? { kwp: mostKwp, capped: true } : { kwp, capped: false }
}

/** The value of a bill and the public lighting in it, in cents; the tariff in reais a kWh with taxes (YLD-017). */
export type PaidBill = { readonly billCents: Cents; readonly lightingCents: Cents; readonly tariff: number }

/** Public lighting is a part of the bill, so the rest is what was paid for energy (YLD-017). */
export const canReadBill = ({ billCents, lightingCents }: PaidBill) =>
  firstRefusal([lightingCents >= billCents, 'lightingAboveBill'])

export const billSentences = {
  lightingAboveBill: 'A iluminação pública precisa ser menor que o valor da conta.',
} as const satisfies Record<RuleRefusal<typeof canReadBill>, string>

/** The kWh of a bill (YLD-017, C-165), for one that `canReadBill` allows. */
export const readBill = ({ billCents, lightingCents, tariff }: PaidBill): number =>
  (billCents - lightingCents) / 100 / tariff
