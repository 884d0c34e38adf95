/** Where a carried card is drawn, by direct changes of its style: it moves with every frame and renders nothing. */
const findSpot = (region: HTMLElement, id: number) => {
  const card = region.querySelector<HTMLElement>(`[data-site="${id}"]`)
  const spot = card?.parentElement
  return card && spot ? { card, spot: spot.getBoundingClientRect() } : undefined
}

const translate = (card: HTMLElement, x: number, y: number) => {
  card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

/** Pixels that stay visible beside a column that was out of view. */
const besideColumn = 24

export type Point = { readonly x: number; readonly y: number }

/** Draws the card with its corner at this point of the window. */
export const drawCardAt = (region: HTMLElement, id: number, { x, y }: Point): void => {
  const found = findSpot(region, id)
  if (found) translate(found.card, x - found.spot.left, y - found.spot.top)
}

/** Only sideways: the page stays where it is. */
const scrollToColumn = (region: HTMLElement, column: Element | null | undefined) => {
  if (!column) return
  const { left, right } = column.getBoundingClientRect()
  const view = region.getBoundingClientRect()
  if (left < view.left) region.scrollLeft -= view.left - left + besideColumn
  else if (right > view.right) region.scrollLeft += right - view.right + besideColumn
}

/** Draws the card over the place where it would be dropped; in its own stage it is only lifted. */
export const drawCardOverPlace = (region: HTMLElement, id: number): void => {
  const found = findSpot(region, id)
  if (!found) return
  const place = region.querySelector<HTMLElement>('[data-drop-place]')
  scrollToColumn(region, place?.closest('[data-stage]'))
  const { left, top } = found.card.parentElement?.getBoundingClientRect() ?? found.spot
  const target = place?.getBoundingClientRect()
  translate(found.card, target ? target.left - left - 8 : 0, target ? target.top - top + 6 : -3)
}

export const drawCardInPlace = (region: HTMLElement, id: number): void => {
  const found = findSpot(region, id)
  if (found) found.card.style.transform = ''
}
