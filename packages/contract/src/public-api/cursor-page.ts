import { apiPageSizes } from '@girassol/domain/public-api'
import { z } from 'zod'

/** API-008: `limit` rows after the cursor of the page before; the cursor is only read by the server that made it. */
export const cursorQuery = {
  limit: z.coerce.number<number>().int().min(1).max(apiPageSizes.most).default(apiPageSizes.usual),
  after: z.string().min(1).max(600).optional(),
}

/** The rows of a page, and the cursor of the next one; null after the last row. */
export const cursorPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), next: z.string().nullable() })
