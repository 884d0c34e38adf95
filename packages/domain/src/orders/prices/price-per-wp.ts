import { type Cents, divideHalfUp } from '../../shared/money.ts'

/**
 * What the products cost for each watt of generator power, in cents half-up, which is R$/Wp with two decimals
 * (DEC-003); 0 without power, as every division by zero of an order (C-80).
 */
export const computePricePerWp = (products: { readonly totalCents: Cents; readonly powerW: number }): Cents => {
  const milliwatts = BigInt(Math.round(products.powerW * 1000))
  return milliwatts > 0n ? Number(divideHalfUp(BigInt(products.totalCents) * 1000n, milliwatts)) : 0
}
