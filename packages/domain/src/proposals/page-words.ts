/** The words that the public page of a proposal and its PDF share (decision 049). */

export const phaseWords = { MONO: 'monofásica', BI: 'bifásica', TRI: 'trifásica' } as const

const sides = ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste'] as const

/** Where a roof faces: degrees from north clockwise → 'norte'. */
export const nameSide = (azimuth: number): string => sides[Math.round(azimuth / 45) % sides.length] ?? ''

/** Shown beside the price until the integrator writes a text of his own. */
export const usualPaymentText = 'Equipamentos e serviços em um só preço.'
