import type * as contract from '@girassol/contract/generator'
import { displayName, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import {
  type Basket,
  judgeBasket as judge,
  type KitInverter,
  type PvModule,
  shortInverterName,
  shortModuleName,
} from '@girassol/domain/generator'
import type { Handler } from '../../http/context.ts'
import { type CachedCatalogue, findGeneratorCatalogue } from './cached-generator-catalogue.ts'

type Line = { readonly code: string; readonly quantity: number }

/** '10010005:10,10100003:1' */
const parseLines = (items: string): readonly Line[] =>
  items
    .split(',')
    .map((item) => item.split(':'))
    .map(([code = '', quantity]) => ({ code, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)

const isInverter = (electrical: PvModule | KitInverter): electrical is KitInverter => 'pacNomW' in electrical

const toBasket = (lines: readonly Line[], { byCode }: CachedCatalogue): Basket => {
  const equipment = lines.flatMap(({ code, quantity }) => {
    const { electrical, B1_DESC = code } = byCode.get(code) ?? {}
    return electrical ? [{ name: displayName(B1_DESC), electrical, quantity }] : []
  })
  return {
    modules: equipment.flatMap(({ name, electrical, quantity }) =>
      isInverter(electrical) ? [] : [{ name: shortModuleName(name), module: electrical, quantity }],
    ),
    inverters: equipment.flatMap(({ name, electrical, quantity }) =>
      isInverter(electrical) ? [{ name: shortInverterName(name), inverter: electrical, quantity }] : [],
    ),
    codes: lines.map(({ code }) => code),
  }
}

/** Modules and inverters of the basket without a data sheet in the catalogue. */
const unknownIn = (lines: readonly Line[], { byCode }: CachedCatalogue): readonly string[] =>
  lines
    .map(({ code }) => code)
    .filter((code) => (code.startsWith(moduleGroup) || code.startsWith(inverterGroup)) && !byCode.get(code)?.electrical)

/**
 * WIZ-001, C-23: whether a basket put together by hand works. It reads only the cached catalogue and no cart, so it
 * adds no cost to the cart's calls. Products without a data sheet cannot be checked and are reported instead.
 */
export const judgeBasket: Handler<typeof contract.judgeBasket> = async (context, { query }) => {
  const catalogue = await findGeneratorCatalogue(context)
  const lines = parseLines(query.items)
  const unknown = unknownIn(lines, catalogue)
  if (unknown.length > 0) {
    const text = `Sem ficha técnica para conferir: ${unknown.join(', ')}`
    return { light: 'YELLOW', remarks: [{ code: 'SEM_FICHA', text }] }
  }
  const site = { ...query, uf: query.uf ?? context.actor.seller?.erpState }
  const verdict = judge(toBasket(lines, catalogue), site, catalogue.settings)
  return { light: verdict?.light ?? null, remarks: [...(verdict?.remarks ?? [])] }
}
