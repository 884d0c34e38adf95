/** A state's freight has two prices: in its capital, and everywhere else (C-34). */
export const freightBands = ['CAPITAL', 'INTERIOR'] as const
export type FreightBand = (typeof freightBands)[number]

/** The band of a destination by IBGE codes. A city that is not known counts as interior: the longer, dearer one (C-34). */
export const findFreightBand = (destination: {
  readonly cityCode: string
  readonly capitalCode: string | null
}): FreightBand =>
  destination.cityCode !== '' && destination.cityCode === destination.capitalCode ? 'CAPITAL' : 'INTERIOR'
