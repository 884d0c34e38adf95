/** An element of a drawing, which the server writes as text and the browser shows as elements. */
export type SvgNode = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (SvgNode | string)[]
}

/** Two decimals are enough for a drawing, and the same on every machine. */
const shorten = (value: string | number): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value

/** An element with its attributes; lengths with two decimals. */
export const svg = (
  tag: string,
  attributes: SvgNode['attributes'],
  ...children: readonly (SvgNode | string)[]
): SvgNode => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, shorten(value)])),
  children,
})

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The drawing as the text of a file, every text and attribute escaped. */
export const writeSvg = ({ tag, attributes, children }: SvgNode): string => {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escapeText(child) : writeSvg(child)))
  return `<${tag}${named.join('')}>${inside.join('')}</${tag}>`
}
