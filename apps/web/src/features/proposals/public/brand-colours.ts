import type { PublicProposal } from '@girassol/contract/proposals'

const sun = '#FDBB12'

/** The relative luminance of WCAG of a colour '#RRGGBB'. */
const luminance = (color: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The custom properties of the brand (C-174): its colour, the text on it, and the sun of the hero, which is yellow where it
 * has 3 : 1 against the brand. Without a colour the neutral theme of the style sheet holds.
 */
export const toBrandStyle = ({ color, onColor }: PublicProposal['brand']): React.CSSProperties => {
  if (color === null) return {}
  const text = onColor ?? '#FFFFFF'
  const style: Record<`--${string}`, string> = {
    '--brand': color,
    '--on-brand': text,
    '--sun': contrast(sun, color) >= 3 ? sun : `color-mix(in srgb, ${text} 22%, transparent)`,
  }
  return style as React.CSSProperties
}
