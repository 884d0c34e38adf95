export type LibraryFile = { readonly folder: string; readonly file: string }

/** Where a technical file of a product is: '/library/10010005/manual.pdf' (STORE-019). */
export const toLibraryLink = ({ folder, file }: LibraryFile): string =>
  `/library/${encodeURIComponent(folder)}/${encodeURIComponent(file)}`

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * The two parameters of the download call: the second and third segments of a technical file's link (STORE-039). Null
 * for a link without such segments, or to another place.
 */
export const parseLibraryLink = (link: string): LibraryFile | null => {
  const [path = ''] = link.split(/[?#]/, 1)
  const segments = path.split('/').filter((segment) => segment !== '')
  const [folder, file] = segments.slice(1, 3).map(decoded)
  if (segments[0] !== 'library' || segments.length !== 3 || !folder || !file) return null
  return { folder, file }
}
