/** The irradiation of one city. */
export type CityIrradiation = {
  /** Seven digits of IBGE. */
  readonly cityCode: string
  readonly cityName: string
  /** Degrees, south negative. */
  readonly latitude: number
  /** Monthly means of global horizontal irradiation, Wh/m² a day, January to December. */
  readonly monthly: readonly number[]
}

/** With the name of the table that its figures come from (YLD-002). */
export type SourcedIrradiation = CityIrradiation & { readonly source: string }
