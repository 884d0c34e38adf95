/** What each row of the product's lists is known by: a record's number or a product's code. */
const getIdentity = (row: unknown): unknown => {
  const { id, B1_COD, code } = row as { readonly id?: unknown; readonly B1_COD?: unknown; readonly code?: unknown }
  return id ?? B1_COD ?? code ?? row
}

/**
 * Each record once, where it comes first. One that others were added before, while its list was read page after page,
 * comes on two pages; drawn twice, its second row would stay on the screen when the list changes.
 */
export const uniqueRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const identity = getIdentity(row)
    if (seen.has(identity)) return false
    seen.add(identity)
    return true
  })
}
