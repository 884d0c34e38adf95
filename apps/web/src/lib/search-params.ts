export type SearchParams = Record<string, string | readonly string[]>

/** Plain names and texts: '?q=10482' remains the text '10482'; a repeated name is a list. */
export const parseSearch = (search: string): SearchParams => {
  const params = new URLSearchParams(search)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one))
    }
  }
  return params.size === 0 ? '' : `?${params}`
}
