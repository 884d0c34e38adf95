import { type BrazilState, brazilStates } from '../shared/brazil-states.ts'
import { capitalIrradiation } from './capital-irradiation.ts'
import type { SourcedIrradiation } from './city-irradiation.ts'

/** The source of the built-in table (YLD-002). */
const atlasName = 'Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017)'

/** The irradiation of a state's capital, which counts for its cities without figures of their own (C-160). */
export const findCapitalIrradiation = (state: BrazilState): SourcedIrradiation => ({
  ...capitalIrradiation[state],
  source: atlasName,
})

/** The first two digits of the IBGE code of a municipality are those of its state. */
const stateDigits = (cityCode: string): string => cityCode.slice(0, 2)

/**
 * The irradiation of a municipality, by its IBGE code: that of its state's capital (YLD-002, C-160). Undefined for a code
 * that belongs to no state.
 */
export const findIrradiation = (cityCode: string): SourcedIrradiation | undefined => {
  const isOfSameState = (state: BrazilState) =>
    stateDigits(capitalIrradiation[state].cityCode) === stateDigits(cityCode)
  const state = /^\d{7}$/.test(cityCode) ? brazilStates.find(isOfSameState) : undefined
  return state && findCapitalIrradiation(state)
}
