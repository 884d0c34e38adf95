import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, string>

const readObjects = (pdf: string): Objects =>
  new Map([...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, number = '', body = '']) => [number, body]))

const readStream = (body: string): string => {
  const packed = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? ''
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

const refer = (objects: Objects, body: string, name: string): string =>
  objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''

const hexes = (text: string): string[] => [...text.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = '']) => hex)

/** One glyph of a font may represent several letters: a ligature. */
const toLetters = (hex: string): string =>
  (hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')

/** The letters of a font by their glyph number. */
const readLetters = (objects: Objects, font: string): readonly string[] => {
  const map = readStream(refer(objects, font, 'ToUnicode'))
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)]
  return ranges.flatMap(([, letters = '']) => hexes(letters).map(toLetters))
}

const readFonts = (objects: Objects, page: string): ReadonlyMap<string, readonly string[]> => {
  const resources = refer(objects, page, 'Resources')
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(fonts.map(([, name = '', number = '']) => [name, readLetters(objects, objects.get(number) ?? '')]))
}

type Fonts = ReturnType<typeof readFonts>

const readText = (fonts: Fonts, font: string, glyphs: string): string => {
  const codes = hexes(glyphs).flatMap((hex) => hex.match(/.{4}/g) ?? [])
  return codes.map((code) => fonts.get(font)?.[Number.parseInt(code, 16)] ?? '?').join('')
}

const readPage = (objects: Objects, page: string): string[] => {
  const fonts = readFonts(objects, page)
  const lines = new Map<number, string>()
  const content = readStream(refer(objects, page, 'Contents'))
  for (const [, top = '', font = '', glyphs = ''] of content.matchAll(
    /1 0 0 1 [\d.-]+ ([\d.-]+) Tm\n\/(F\d+) [\d.]+ Tf\n\[(.*)\] TJ/g,
  )) {
    const text = readText(fonts, font, glyphs)
    const line = Math.round(Number(top))
    lines.set(line, (lines.get(line) ?? '') + text)
  }
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, text]) => text.replace(/\u00A0/g, ' ').trim())
    .filter((text) => text !== '')
}

/** A drawing sets its font before the place of the text, and has its own axes. */
const readDrawings = (objects: Objects, page: string): string[] => {
  const fonts = readFonts(objects, page)
  const content = readStream(refer(objects, page, 'Contents'))
  const found = content.matchAll(/\/(F\d+) [\d.]+ Tf\n0 Tr\n[^\n]* Tm\n\[(.*)\] TJ/g)
  return [...found].map(([, font = '', glyphs = '']) => readText(fonts, font, glyphs))
}

/** The result of `read` for each page of a PDF that this product drew. */
const mapPages = <Found>(bytes: Uint8Array, read: (objects: Objects, page: string) => Found): Found[] => {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'))
  const pages = [...objects.values()].find((body) => body.includes('/Type /Pages')) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(pages)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number = '']) => read(objects, objects.get(number) ?? ''))
}

/** The lines of text of each page of a PDF that this product drew, head and foot included. For tests. */
export const readPdfPages = (bytes: Uint8Array): string[][] => mapPages(bytes, readPage)

/** The texts of the drawings of each page, in the order in which they are drawn. For tests. */
export const readPdfDrawings = (bytes: Uint8Array): string[][] => mapPages(bytes, readDrawings)

/** How many pictures each page of a PDF shows. For tests. */
export const countPdfPictures = (bytes: Uint8Array): number[] =>
  mapPages(bytes, (objects, page) => readStream(refer(objects, page, 'Contents')).match(/\/I\d+ Do/g)?.length ?? 0)

/** The largest distance from the left edge, in points, at which a text of each page begins. For tests. */
export const findPdfTextEdges = (bytes: Uint8Array): number[] =>
  mapPages(bytes, (objects, page) => {
    const content = readStream(refer(objects, page, 'Contents'))
    return Math.max(...[...content.matchAll(/1 0 0 1 ([\d.-]+) [\d.-]+ Tm/g)].map(([, left]) => Number(left)))
  })
