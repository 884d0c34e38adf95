/** The drawings in public/products: what stands for a product without a picture. */
export const productKinds = [
  'panel',
  'inverter',
  'micro-inverter',
  'hybrid-inverter',
  'structure',
  'clamp',
  'cable',
  'connector',
  'string-box',
  'ac-board',
  'monitoring',
  'kit',
  'promo',
  'gift',
] as const

export type ProductKind = (typeof productKinds)[number]

export const productDrawing = (kind: ProductKind): string => `/products/${kind}.svg`
