import type { ProductView } from '@girassol/contract/catalogue'
import { displayName, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { shortInverterName, shortModuleName } from '@girassol/domain/generator'
import { formatCount } from '../../../lib/format.ts'

const kinds = [
  [moduleGroup, shortModuleName],
  [inverterGroup, shortInverterName],
] as const

/** The generating parts of a kit: '6 × TROPIS 450 W', '1 × VOLTARA VT-3K-M'; none for a single product. */
export const generatingParts = (items: ProductView['items']): readonly string[] =>
  kinds.flatMap(([group, shortName]) =>
    items
      .filter(({ code }) => code.startsWith(group))
      .map(({ name, quantity }) => `${formatCount(quantity)}\u00A0×\u00A0${shortName(displayName(name))}`),
  )
