/** A menu entry: its address, and other addresses that belong to it. */
type Place = { readonly to: string; readonly also?: readonly string[] }

const isAtOrBelow = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** An entry is current on its screens and on those below them; the home only on itself. */
export const isCurrent = ({ to, also = [] }: Place, pathname: string): boolean =>
  to === '/' ? pathname === '/' : [to, ...also].some((path) => isAtOrBelow(path, pathname))
