/** The freight of a state has two prices: for its capital and for all other cities (C-34). */
export const freightBands = ['CAPITAL', 'INTERIOR'] as const
export type FreightBand = (typeof freightBands)[number]

/**
 * The band of a destination by IBGE codes. An unknown city counts as interior, the longer and more expensive band
 * (C-34).
 */
export const findFreightBand = (destination: {
  readonly cityCode: string
  readonly capitalCode: string | null
}): FreightBand =>
  destination.cityCode !== '' && destination.cityCode === destination.capitalCode ? 'CAPITAL' : 'INTERIOR'
