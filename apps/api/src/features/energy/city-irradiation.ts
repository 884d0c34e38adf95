import { findIrradiation, type SourcedIrradiation } from '@girassol/domain/energy'
import type { Tx } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findCity } from '../../integrations/cep/brazil-places.ts'
import { findCityIrradiation } from './irradiation-store.ts'

/**
 * The irradiation of a municipality: its own when it was imported, else that of its state's capital (YLD-002). Refuses a
 * code of no municipality with 400.
 */
export const requireIrradiation = async (tx: Tx, cityCode: string, field = 'cityCode'): Promise<SourcedIrradiation> => {
  const irradiation = findCity(cityCode) && ((await findCityIrradiation(tx, cityCode)) ?? findIrradiation(cityCode))
  if (!irradiation) throw refuseField(field, cityCode, 'Município inválido')
  return irradiation
}

export const toSource = ({ source, cityName }: SourcedIrradiation) => ({ name: source, city: cityName })
