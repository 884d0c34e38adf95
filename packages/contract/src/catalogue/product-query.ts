import { inverterGroup } from '@girassol/domain/catalogue'
import { orderTypes } from '@girassol/domain/orders'
import { z } from 'zod'
import { id, text } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'

/** 'true' or 'false' in an address. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const watts = z.coerce.number<number>().int().min(0).max(100_000_000)

/** The query of the store's list (STORE-027). */
export const productQuery = z
  .object({
    term: z.optional(text(100)),
    groupId: z.optional(text(10)),
    categoryId: z.optional(text(10)),
    /** Only for inverters, with groupId 1010. */
    brandId: z.optional(text(10)),
    type: z.enum(orderTypes).optional(),
    /** The seller whose wishes and cart are shown; without a value the one in context. */
    sellerId: z.optional(id),
    /** The edited budget or order: its type is listed, and `quantity` has its units. */
    invoiceId: z.optional(id),
    onlyWishlisted: flag.optional(),
    /** W, both included; a product without power is in no range. */
    powerFrom: watts.optional(),
    powerTo: watts.optional(),
    /** Only products that ship at once (C-28). */
    onlyImmediate: flag.optional(),
    /** Only users who may see prices can sort by them (C-29). */
    orderby: z.enum(['power', 'price', 'pricePerWatt']).default('power'),
    ordertype: z.enum(['ASC', 'DESC']).default('ASC'),
    ...pageQuery(25),
  })
  .refine(({ brandId, groupId }) => !brandId || groupId === inverterGroup, {
    path: ['brandId'],
    error: 'A marca só filtra os inversores (grupo 1010).',
  })
