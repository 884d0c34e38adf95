const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** Elements in their order; an element with null or empty text is left out. */
export type XmlContent = string | number | null | readonly XmlElement[]
export type XmlElement = readonly [
  name: string,
  content: XmlContent,
  attributes?: Readonly<Record<string, string | number>>,
]

/** An element and its content without white space in between, because signatures count every byte. */
export const xmlText = ([name, content, attributes = {}]: XmlElement): string => {
  if (content === null || content === '') return ''
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const inner = Array.isArray(content) ? content.map(xmlText).join('') : escaped(String(content))
  return `<${name}${marks.join('')}>${inner}</${name}>`
}
