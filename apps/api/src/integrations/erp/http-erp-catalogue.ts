import { centsFromReais } from '@girassol/domain/shared'
import { z } from 'zod'
import type { ErpCatalogue, ErpProduct } from './erp.ts'
import { fieldText, type Protheus, queryAll, sqlText } from './protheus.ts'

const productRow = z.object({
  b1_cod: fieldText,
  b1_desc: fieldText,
  b1_um: fieldText,
  b1_grupo: fieldText,
  bm_desc: fieldText,
  zam_cod: fieldText,
  zam_desc: fieldText,
  b1_prv1: z.number(),
  b1_pesbru: z.number(),
  b1_msblql: fieldText,
})
const stockRow = z.object({ b2_cod: fieldText, b2_qatu: z.number(), b2_reserva: z.number() })
const purchaseRow = z.object({ c7_produto: fieldText, c7_datprf: fieldText })

type Supply = { stock: Map<string, number>; arrival: Map<string, string> }

/** Products of SB1 with their group (SBM) and brand (ZAM), their stock (SB2) and the purchases on their way (SC7). */
export const httpErpCatalogue = (protheus: Protheus, { pageSize }: { pageSize: number }): ErpCatalogue => ({
  async pullProducts(page) {
    if (!Number.isInteger(page) || page < 1) throw new RangeError('pages count from 1')
    const { items, hasNext } = await protheus.query(productRow, {
      tables: 'SB1,SBM,ZAM',
      fields: Object.keys(productRow.shape).join(','),
      where: 'b1_grupo=bm_grupo and b1_fabric=zam_cod',
      order: 'b1_cod',
      page,
      pageSize,
    })
    const supply = await loadSupply(
      protheus,
      items.map(({ b1_cod }) => b1_cod),
    )
    return { products: items.map((row) => toProduct(row, supply)), hasNext }
  },
})

/** A product may have no row of stock, so stock and purchases are queried separately. */
const loadSupply = async (protheus: Protheus, codes: readonly string[]): Promise<Supply> => {
  if (codes.length === 0) return { stock: new Map(), arrival: new Map() }
  const list = codes.map(sqlText).join(',')
  const [stocks, purchases] = await Promise.all([
    queryAll(protheus, stockRow, {
      tables: 'SB2',
      fields: Object.keys(stockRow.shape).join(','),
      where: `b2_cod in (${list})`,
      order: 'b2_cod,b2_local',
    }),
    queryAll(protheus, purchaseRow, {
      tables: 'SC7',
      fields: Object.keys(purchaseRow.shape).join(','),
      where: `c7_produto in (${list}) and c7_quje<c7_quant`,
      order: 'c7_produto,c7_datprf',
    }),
  ])
  const stock = new Map<string, number>()
  for (const { b2_cod, b2_qatu, b2_reserva } of stocks) {
    stock.set(b2_cod, (stock.get(b2_cod) ?? 0) + b2_qatu - b2_reserva)
  }
  // The first purchase of each product is the next one to arrive.
  const arrival = new Map(purchases.toReversed().map(({ c7_produto, c7_datprf }) => [c7_produto, toIsoDay(c7_datprf)]))
  return { stock, arrival }
}

const toProduct = (row: z.output<typeof productRow>, { stock, arrival }: Supply): ErpProduct => {
  return {
    erpCode: row.b1_cod,
    description: row.b1_desc,
    groupCode: row.b1_grupo,
    groupName: row.bm_desc,
    brandCode: row.zam_cod,
    brandName: row.zam_desc,
    unit: row.b1_um,
    priceCents: centsFromReais(row.b1_prv1),
    weightKg: row.b1_pesbru,
    stockQuantity: Math.max(0, stock.get(row.b1_cod) ?? 0),
    boardingDate: arrival.get(row.b1_cod) ?? null,
    // '1' is blocked.
    active: row.b1_msblql !== '1',
  }
}

/** YYYYMMDD as an ISO day. */
const toIsoDay = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
