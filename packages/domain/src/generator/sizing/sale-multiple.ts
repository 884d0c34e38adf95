import { fixingGroup } from '../../catalogue/store-groups.ts'

const fixingStep = 10

/** Quantity step of a product code: 10 for fixings and connectors, 1 for the others (C-27). */
export const saleStep = (code: string): number => (code.startsWith(fixingGroup) ? fixingStep : 1)

/** The sold quantity for a needed one: the next multiple of the code's step (C-24, C-27). */
export const roundToSaleMultiple = (code: string, quantity: number): number => {
  const step = saleStep(code)
  return Math.ceil(quantity / step) * step
}
