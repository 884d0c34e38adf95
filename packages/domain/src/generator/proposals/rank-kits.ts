import { compareCodes } from '../kit-item.ts'
import type { SizedKit } from '../sizing/sized-kit.ts'

/** Negative when the first kit comes first. */
export type KitOrder = (a: SizedKit, b: SizedKit) => number

type PricedKit = Pick<SizedKit, 'totalCents'> & { readonly sizing: Pick<SizedKit['sizing'], 'powerW'> }

/** Price per Wp in millionths of a cent, an integer, so that equal prices compare as equal (C-23, §8). */
export const pricePerWp = ({ totalCents, sizing }: PricedKit): number => Math.floor((totalCents * 1e6) / sizing.powerW)

const powerGapW = ({ sizing, requestedW }: SizedKit): number => Math.abs(sizing.powerW - requestedW)

const byCodes: KitOrder = (a, b) =>
  compareCodes(a.module.code, b.module.code) || compareCodes(a.inverter.code, b.inverter.code)

/** The lowest price per Wp first (C-23, §8). */
export const byPrice: KitOrder = (a, b) => pricePerWp(a) - pricePerWp(b) || powerGapW(a) - powerGapW(b) || byCodes(a, b)

/** The most efficient module, then inverter, first (C-23, §8). */
export const byEfficiency: KitOrder = (a, b) =>
  b.moduleEff - a.moduleEff || b.inverterEff - a.inverterEff || a.totalCents - b.totalCents || byCodes(a, b)

/** Whether a kit is close enough to the request to be proposed: within 5 % or one module (C-23, §8). */
export const isCloseToRequest = (kit: SizedKit, divergenceDivisor: number): boolean => {
  const gapW = powerGapW(kit)
  return gapW * divergenceDivisor <= kit.requestedW || gapW <= kit.module.module.pmaxW
}
