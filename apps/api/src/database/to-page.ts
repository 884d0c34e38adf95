/** Above this the exact number is not worth counting (C-41). */
const mostCounted = 10_000

/** How many rows a count may visit: one more than is shown, to know whether there are 'more than' that many. */
export const countLimit = mostCounted + 1

type Page<View> = { readonly data: View[]; readonly total: number; readonly totalIsExact: boolean }

/**
 * A page with its total (C-41). The rows are counted only if the page itself does not give the total; the total is 0
 * past the end.
 */
export const toPage = async <View>(
  data: View[],
  { skip, take }: { readonly skip: number; readonly take: number },
  count: () => Promise<number>,
): Promise<Page<View>> => {
  if (data.length === 0) return { data, total: 0, totalIsExact: true }
  const total = data.length < take ? (skip - 1) * take + data.length : await count()
  return { data, total: Math.min(total, mostCounted), totalIsExact: total <= mostCounted }
}
