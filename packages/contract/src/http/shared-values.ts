/** A page whose rows have equal values in one field, such as what the caller may do with them. */
type SharedPage = { readonly data: readonly Readonly<Record<string, unknown>>[] }

/** The page as it is sent: the field of each row is the position of its value in the list of values. */
type SentPage = SharedPage & { readonly shared: { readonly field: string; readonly values: readonly unknown[] } }

/** Sends each value of the field once; rows share a value when it is the same object. */
export const shareValues = (page: SharedPage, field: string): SentPage => {
  const places = new Map<unknown, number>()
  const toPlace = (value: unknown): number => {
    const place = places.get(value) ?? places.size
    places.set(value, place)
    return place
  }
  const data = page.data.map((row) => ({ ...row, [field]: toPlace(row[field]) }))
  return { ...page, data, shared: { field, values: [...places.keys()] } }
}

const isSent = (body: unknown): body is SentPage => typeof body === 'object' && body !== null && 'shared' in body

/** Undoes `shareValues`; returns any other body unchanged. */
export const restoreSharedValues = (body: unknown): unknown => {
  if (!isSent(body)) return body
  const { shared, ...page } = body
  const data = page.data.map((row) => ({ ...row, [shared.field]: shared.values[Number(row[shared.field])] }))
  return { ...page, data }
}
