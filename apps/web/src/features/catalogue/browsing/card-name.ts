import type { ProductView } from '@girassol/contract/catalogue'
import { displayName, inverterGroup } from '@girassol/domain/catalogue'

type Named = Pick<ProductView, 'B1_DESC' | 'BM_GRUPO' | 'items'>

/** 'Kit gerador 5,50 kWp HELIAR 550W + VOLTARA VT-5K-M - Telha cerâmica': power, parts, roof. */
const kitName = /^(.*?\bkWp)\s+\S.*?\s\+\s.*?(?=\s-\s)/

/**
 * A product's name without the facts that its card shows below it: an inverter's power and grid, a kit's module and
 * inverter (STORE-007).
 */
export const cardName = ({ B1_DESC, BM_GRUPO, items }: Named): string => {
  const name = displayName(B1_DESC)
  if (BM_GRUPO === inverterGroup) return name.replace(/\s+\d[\d.,]*\s?kW\b.*$/i, '')
  return items.length > 0 ? name.replace(kitName, '$1') : name
}
