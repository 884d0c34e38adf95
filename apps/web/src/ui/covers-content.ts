const columns = 5
const rows = 3
/** Content that is closer than this, in CSS pixels, counts as covered, because a finger needs the space. */
const marginPx = 8

const controls = 'a, button, input, select, textarea, summary, label, img, svg, canvas, [role="button"]'

const pointsOver = ({ left, top, width, height }: DOMRect): readonly (readonly [number, number])[] =>
  Array.from({ length: columns * rows }, (_, index) => [
    left - marginPx + ((width + 2 * marginPx) * (index % columns)) / (columns - 1),
    top - marginPx + ((height + 2 * marginPx) * Math.floor(index / columns)) / (rows - 1),
  ])

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** A block is as wide as its column, so only the words in it count. */
const hasTextIn = (element: Element, area: DOMRect): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => overlap(line, area))
  })

/** Whether an element covers words, pictures or controls of others, which floating elements must not do (USE-013). */
export const coversContent = (element: Element): boolean => {
  const area = element.getBoundingClientRect()
  return pointsOver(area).some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((below) => !element.contains(below) && (below.matches(controls) || hasTextIn(below, area))),
  )
}
