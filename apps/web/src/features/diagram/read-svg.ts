import type { SvgNode } from '@girassol/domain/shared'

/** The elements that a diagram has; others, as scripts, links and pictures, are not shown. */
const shown = new Set(['svg', 'g', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'text'])

const toNode = (element: Element): SvgNode => ({
  tag: element.tagName,
  attributes: Object.fromEntries(
    [...element.attributes].filter(({ name }) => !/^on|href$/i.test(name)).map(({ name, value }) => [name, value]),
  ),
  children: [...element.childNodes].flatMap((child): (SvgNode | string)[] => {
    if (child instanceof Element) return shown.has(child.tagName) ? [toNode(child)] : []
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : []
  }),
})

/** The drawing of a file as elements for `SvgPicture`; null when it is no drawing (HOM-011). */
export const readSvg = (text: string): SvgNode | null => {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return root?.tagName === 'svg' ? toNode(root) : null
}
