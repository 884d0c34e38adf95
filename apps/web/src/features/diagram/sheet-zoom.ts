/** How large a sheet is shown: 1 is the whole sheet. */
const zoomRange = { least: 1, most: 6 } as const
const step = 1.5

export const limitZoom = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom))

/** The next larger or smaller size. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => limitZoom(zoom * step ** direction)

export type Point = { readonly x: number; readonly y: number }

/** Where a region is scrolled to, so that the point under `at` stays there when the sheet grows by `factor`. */
export const scrollAfterZoom = (scroll: Point, at: Point, factor: number): Point => ({
  x: (scroll.x + at.x) * factor - at.x,
  y: (scroll.y + at.y) * factor - at.y,
})

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
