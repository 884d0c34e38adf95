import { findCity } from '../../integrations/cep/brazil-places.ts'

/** 'São Paulo' and 'SP' of an IBGE code; null for none. */
export const toPlace = (cityCode: string | null) => {
  const found = cityCode === null ? null : findCity(cityCode)
  return { cityName: found?.city ?? null, state: found?.state ?? null }
}
