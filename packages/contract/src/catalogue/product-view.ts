import { z } from 'zod'
import { availability, hiddenReais } from '../http/fields.ts'

/** A product with the field names of the documents; money is null without canViewProductPrices (STORE-016, C-29). */
export const productView = z.object({
  B1_COD: z.string(),
  B1_DESC: z.string(),
  VLR_TOT: hiddenReais,
  /** Margin in percent of the price; only with canViewMarginLiquid (STORE-021), else null. */
  marginLiquid: z.number().nullable(),
  /** Name of the cover below `/images` (`showImage`): a picture, or the drawing of the product's kind. */
  IMG_CAPA: z.string(),
  BM_GRUPO: z.string(),
  BM_DESC: z.string(),
  CAT_COD: z.string().nullable(),
  CAT_DESC: z.string().nullable(),
  ZAM_COD: z.string().nullable(),
  ZAM_DESC: z.string().nullable(),
  unit: z.string(),
  /** W: a panel's or kit's power, an inverter's nominal AC power. */
  power: z.number().nullable(),
  /** Units in stock that nobody else holds (HOLD-002), null when unknown; only for those who may see stock, else null. */
  remainingQuantity: z.number().nullable(),
  /** Units in stock that budgets and orders hold, besides `remainingQuantity`; absent if there are none. */
  heldQuantity: z.optional(z.number().int()),
  boardingDate: z.iso.date().nullable(),
  /** When an order of one unit would be shipped; null means out of stock (C-28). */
  availability: z.nullable(availability),
  BLK_INT: z.enum(['S', 'N']),
  URL_ID: z.string(),
  wishlist: z.boolean(),
  /** Units in the cart now. */
  quantity: z.number().int(),
  /** Short facts for the card: 'monofásico 220 V', '550 W'. */
  facts: z.array(z.string()),
  /** The contents of a ready or promotional kit. */
  items: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number() })),
})
export type ProductView = z.infer<typeof productView>

/** The registration of a product at INMETRO; null without one (HOM-013). */
export const registrationView = z.object({ number: z.string(), validUntil: z.iso.date().nullable() }).nullable()

export const productDetailView = productView.extend({
  DETALHES: z.string(),
  FT: z.array(z.object({ ATRIB: z.string(), VALOR: z.string(), link: z.string().nullable() })),
  /** `link` is '/library/a/b'; `downloadFile` takes its second and third segments (STORE-039). */
  files: z.array(z.object({ nameFile: z.string(), link: z.string() })),
  /** Names below `/images`, the cover first; at least one: without a picture, the drawing of the product (USE-026). */
  pictures: z.array(z.string()),
  /** The product to buy instead while this one is inactive or out of stock (USE-026). */
  successor: z.object({ B1_COD: z.string(), B1_DESC: z.string(), URL_ID: z.string() }).nullable(),
  inmetro: registrationView,
  /** The internal mark of the staff; null without one, and for integrators (STORE-023, USE-026). */
  internalMark: z.string().nullable(),
})
export type ProductDetailView = z.infer<typeof productDetailView>
