/** Group of fixings and connectors, which are sold in tens. */
const tensPrefix = '1020'
const tensStep = 10

/** Quantity step of a product code: 10 for codes that start with 1020, 1 for the others (C-27). */
export const saleStep = (code: string): number => (code.startsWith(tensPrefix) ? tensStep : 1)

/** The sold quantity for a needed one: the next multiple of the code's step (C-24, C-27). */
export const roundToSaleMultiple = (code: string, quantity: number): number => {
  const step = saleStep(code)
  return Math.ceil(quantity / step) * step
}
