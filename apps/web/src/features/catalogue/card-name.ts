import type { ProductView } from '@girassol/contract/catalogue'
import { displayName, INVERTER_GROUP } from '@girassol/domain/catalogue'

/** 'Inversor VOLTARA VT-5K-M': an inverter's power and grid are among the facts below its name (STORE-007). */
export const cardName = ({ B1_DESC, BM_GRUPO }: Pick<ProductView, 'B1_DESC' | 'BM_GRUPO'>): string => {
  const name = displayName(B1_DESC)
  return BM_GRUPO === INVERTER_GROUP ? name.replace(/\s+\d[\d.,]*\s?kW\b.*$/i, '') : name
}
