import { z } from 'zod'

/** `skip` is the page number from 1, `take` the page size (C-41). */
export const pageQuery = (size: number) => ({
  skip: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  take: z.coerce.number<number>().int().min(1).max(100).default(size),
})

/** A page. `total` counts all matches, exact up to 10,000; after the last page it is 0 (C-41). */
export const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number().int(), totalIsExact: z.boolean() })
