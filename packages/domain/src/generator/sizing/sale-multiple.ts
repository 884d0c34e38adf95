/** Fixings and connectors, sold by the ten. */
const TENS_PREFIX = '1020'
const TENS_STEP = 10

/** Quantity step of a product code: 10 for codes that start with 1020, 1 for the others (C-27). */
export function saleStep(code: string): number {
  return code.startsWith(TENS_PREFIX) ? TENS_STEP : 1
}

/** The quantity sold when `quantity` is needed: up to the next multiple of the code's step (C-24, C-27). */
export function roundToSaleMultiple(code: string, quantity: number): number {
  const step = saleStep(code)
  return Math.ceil(quantity / step) * step
}
