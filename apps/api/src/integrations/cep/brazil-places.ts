import { getMunicipalities, getMunicipalityByCode, getStates } from '@brazilian-utils/brazilian-utils'

type StateCode = ReturnType<typeof getStates>[number]['code']

type BrazilState = { code: string; name: string }
/** `code` is the 7-digit IBGE code. */
type BrazilCity = { code: string; name: string }

// The package sorts both lists by name, in Portuguese order.
const states = getStates().map(({ code, name }) => ({ code, name }))
const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code))
const citiesByState = new Map<string, BrazilCity[]>()

/** The 27 states (CUS-039), in alphabetical order of their names. */
export const listBrazilStates = (): readonly BrazilState[] => states

export const isStateCode = (uf: string): uf is StateCode => stateCodes.has(uf)

/** All cities of a state (CUS-040), in alphabetical order. Empty when there is no such state. */
export const listCitiesOfState = (uf: string): readonly BrazilCity[] => {
  if (!isStateCode(uf)) return []
  const known = citiesByState.get(uf)
  if (known) return known
  const cities = getMunicipalities(uf).map(({ code, name }) => ({ code, name }))
  citiesByState.set(uf, cities)
  return cities
}

/** The IBGE code of a city by its name, in any spelling (case, accents, hyphens); '' if the state has no such city. */
export const findCityCode = (uf: string, name: string): string => {
  const wanted = bareName(name)
  return listCitiesOfState(uf).find((city) => bareName(city.name) === wanted)?.code ?? ''
}

/** The city of a 7-digit IBGE code, or null when there is none. */
export const findCity = (code: string): { city: string; state: string } | null => {
  const found = getMunicipalityByCode(code)
  return found && { city: found.name, state: found.stateCode }
}

const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
