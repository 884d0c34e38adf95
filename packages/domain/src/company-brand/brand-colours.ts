/** '#RRGGBB' in capital letters. */
export const colourPattern = /^#[0-9A-F]{6}$/

/** The two colours of a text on a brand: white, and near-black (PROP-029). */
export const white = '#FFFFFF'
export const nearBlack = '#1A1A1A'

/** The lowest contrast of a text with its ground, as WCAG 2 requires it for texts of any size. */
export const leastContrast = 4.5

/** Percent of lightness of one step (C-174). */
const darkeningStep = 2

type Rgb = readonly [red: number, green: number, blue: number]

/** Each part 0…1. */
const toRgb = (colour: string): Rgb => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const toHex = (parts: Rgb): string =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

const computeLuminance = (colour: string): number => {
  const [red, green, blue] = toRgb(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colours after WCAG 2, 1 to 21. */
export const computeContrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The same hue and saturation with so many percent less lightness (HSL). */
const darken = (colour: string, percent: number): string => {
  const parts = toRgb(colour)
  const [least, most] = [Math.min(...parts), Math.max(...parts)]
  const lightness = (least + most) / 2
  const chroma = most - least
  const room = 1 - Math.abs(2 * lightness - 1)
  const darker = Math.max(0, lightness - percent / 100)
  // With the saturation unchanged, the distance of each part from the lightness shrinks or grows with the room for it.
  const scale = chroma === 0 || room === 0 ? 0 : (1 - Math.abs(2 * darker - 1)) / room
  const move = (part: number) => Math.min(1, Math.max(0, darker + (part - lightness) * scale))
  return toHex([move(parts[0]), move(parts[1]), move(parts[2])])
}

/** The ground of a brand and the text on it. */
export type BrandColours = { readonly ground: string; readonly text: typeof white | typeof nearBlack }

const findText = (ground: string): BrandColours['text'] =>
  computeContrast(ground, white) >= computeContrast(ground, nearBlack) ? white : nearBlack

/**
 * The picked colour with the text that contrasts more, white or near-black; a colour on which neither reaches 4.5 is
 * darkened in steps of 2 % lightness until white does (PROP-029, C-174).
 */
export const findBrandColours = (colour: string): BrandColours => {
  const text = findText(colour)
  if (computeContrast(colour, text) >= leastContrast) return { ground: colour, text }
  for (let percent = darkeningStep; percent < 100; percent += darkeningStep) {
    const ground = darken(colour, percent)
    if (computeContrast(ground, white) >= leastContrast) return { ground, text: white }
  }
  return { ground: '#000000', text: white }
}
