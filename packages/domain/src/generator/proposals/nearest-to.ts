import { compareCodes } from '../kit-item.ts'

/** Nearest in size by ratio: a few watts of a small inverter count as much as kilowatts of a large one. */
export const nearestTo = <Product extends { readonly code: string }>(
  chosen: Product,
  products: readonly Product[],
  watts: (product: Product) => number,
): readonly Product[] => {
  const distance = (product: Product) => Math.abs(Math.log(watts(product) / watts(chosen)))
  return products
    .filter(({ code }) => code !== chosen.code)
    .map((product) => ({ product, far: distance(product) }))
    .sort((a, b) => a.far - b.far || compareCodes(a.product.code, b.product.code))
    .map(({ product }) => product)
}
