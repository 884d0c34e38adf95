import { findIrradiation, type SourcedIrradiation } from '@girassol/domain/energy'
import { refuseField } from '../../http/refuse-field.ts'

/** The irradiation of a municipality (YLD-002). Refuses a code of no state with 400. */
export const requireIrradiation = (cityCode: string, field = 'cityCode'): SourcedIrradiation => {
  const irradiation = findIrradiation(cityCode)
  if (irradiation === undefined) throw refuseField(field, cityCode, 'Município inválido')
  return irradiation
}

export const toSource = ({ source, cityName }: SourcedIrradiation) => ({ name: source, city: cityName })
