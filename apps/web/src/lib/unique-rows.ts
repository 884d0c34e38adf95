/** The identity of a row in the product's lists: a record's number or a product's code. */
const getIdentity = (row: unknown): unknown => {
  const { id, B1_COD, code } = row as { readonly id?: unknown; readonly B1_COD?: unknown; readonly code?: unknown }
  return id ?? B1_COD ?? code ?? row
}

/**
 * Each record once, at its first position. When records are added while a list is read page by page, one may be on two
 * pages; rendered twice, its second row would remain on the screen after the list changes.
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
