import type { BrazilState } from '../shared/brazil-states.ts'
import { capitalIrradiation } from './capital-irradiation.ts'
import { findStateOfCity } from './city-code.ts'
import type { SourcedIrradiation } from './city-irradiation.ts'

/** The source of the built-in table (YLD-002). */
const atlasName = 'Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017)'

/** The irradiation of a state's capital, which counts for its cities without figures of their own (C-160). */
export const findCapitalIrradiation = (state: BrazilState): SourcedIrradiation => ({
  ...capitalIrradiation[state],
  source: atlasName,
})

/**
 * The irradiation of a municipality, by its IBGE code: that of its state's capital (YLD-002, C-160). Undefined for a code
 * that belongs to no state.
 */
export const findIrradiation = (cityCode: string): SourcedIrradiation | undefined => {
  const state = findStateOfCity(cityCode)
  return state === undefined ? undefined : findCapitalIrradiation(state)
}
