import type { ErpCustomer, ErpProduct } from './erp.ts'
import { simulatedConditions } from './simulated-conditions.ts'

export type Row = Record<string, string | number>

/** For tests: the tables of a Protheus that sells these products; texts are padded, as in its columns. */
export const toTables = (products: readonly ErpProduct[]): Record<string, Row[]> => {
  return {
    'SB1,SBM,ZAM': products.map(productRow),
    // Two warehouses, the second completely reserved; one product was never in either.
    SB2: products
      .filter(({ stockQuantity }) => stockQuantity > 0)
      .flatMap(({ erpCode, stockQuantity }) => [
        { b2_cod: erpCode.padEnd(15), b2_local: '01', b2_qatu: stockQuantity + 3, b2_reserva: 3 },
        { b2_cod: erpCode.padEnd(15), b2_local: '02', b2_qatu: 8, b2_reserva: 8 },
      ]),
    SC7: products.flatMap(({ erpCode, boardingDate }) =>
      boardingDate === null
        ? [purchaseRow(erpCode, { day: '20200101', open: false })]
        : [
            purchaseRow(erpCode, { day: '20991231', open: true }),
            purchaseRow(erpCode, { day: boardingDate.replaceAll('-', ''), open: true }),
          ],
    ),
    // Filled by settlements; this row belongs to an order that the portal did not send.
    'SE1,SC5': [{ ...settledTitle({ orderNumber: '', cents: 99_999, day: '20261125' }), tenantid: '01,0101' }],
    SA1: ['000123', '000124'].flatMap((seller) => [1, 2, 3].map((number) => inventedCustomer(seller, number))),
    SE4: [
      ...simulatedConditions.map(({ code, description, quantityInstallment: parts, rangeInstallment: range }) => ({
        e4_codigo: code,
        e4_descri: description.padEnd(30),
        e4_tipo: '1',
        e4_msblql: '2',
        e4_cond: Array.from({ length: parts }, (_, index) => range * (index + 1)).join(','),
      })),
      { e4_codigo: '900', e4_descri: 'Fórmula', e4_tipo: '9', e4_msblql: '2', e4_cond: '0,PV' },
      { e4_codigo: '901', e4_descri: 'Bloqueada', e4_tipo: '1', e4_msblql: '1', e4_cond: '30' },
    ],
  }
}

type Settled = { orderNumber: string; cents: number; day: string }

/** A settled receivable with its sales order. */
export const settledTitle = ({ orderNumber, cents, day }: Settled): Row => ({
  e1_prefixo: 'PED',
  e1_num: orderNumber.padStart(9, '0'),
  e1_parcela: '  ',
  e1_tipo: 'NF ',
  e1_valor: cents / 100,
  e1_saldo: 0,
  e1_baixa: day,
  e1_pedido: orderNumber.padStart(6, '0'),
  c5_num: orderNumber.padStart(6, '0'),
  c5_xportal: orderNumber.padEnd(10),
})

const productRow = (product: ErpProduct): Row => ({
  b1_cod: product.erpCode.padEnd(15),
  b1_desc: product.description.padEnd(60),
  b1_um: product.unit,
  b1_grupo: product.groupCode,
  bm_grupo: product.groupCode,
  bm_desc: product.groupName.padEnd(30),
  b1_fabric: product.brandCode,
  zam_cod: product.brandCode,
  zam_desc: product.brandName.padEnd(30),
  b1_prv1: product.priceCents / 100,
  b1_pesbru: product.weightKg,
  b1_msblql: product.active ? '2' : '1',
})

const purchaseRow = (erpCode: string, { day, open }: { day: string; open: boolean }): Row => ({
  c7_produto: erpCode.padEnd(15),
  c7_datprf: day,
  c7_quant: 50,
  c7_quje: open ? 0 : 50,
})

const inventedCustomer = (sellerCode: string, number: number): Row =>
  customerRow(sellerCode, {
    name: `CLIENTE ${number} DO ${sellerCode}`,
    fancyName: `LOJA ${number}`,
    document: `${sellerCode}${number}0000199`.padStart(14, '0'),
    addressDescription: 'RUA DAS FLORES',
    addressNumber: String(number),
    addressComplement: '',
    addressNeighborhood: 'CENTRO',
    erpCityName: 'CAMPINAS',
    erpState: 'SP',
    addressCep: '13010000',
  })

const customerRow = (sellerCode: string, customer: ErpCustomer): Row => ({
  a1_vend: sellerCode,
  a1_cgc: customer.document.padEnd(14),
  a1_nome: customer.name.padEnd(40),
  a1_nreduz: customer.fancyName.padEnd(20),
  a1_end: `${customer.addressDescription}, ${customer.addressNumber}`,
  a1_complem: customer.addressComplement,
  a1_bairro: customer.addressNeighborhood,
  a1_mun: customer.erpCityName,
  a1_est: customer.erpState,
  a1_cep: customer.addressCep,
})
