import { describeRegistration } from '@girassol/domain/catalogue'
import { spaceUnits } from '@girassol/domain/diagram'
import type { PackFacts, PackProduct } from '@girassol/domain/homologation-pack'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import type { Sheet } from '../../documents/spreadsheet.ts'
import { writeCsv } from '../../documents/write-csv.ts'
import { drawRows, type PaperColumn, toPackPaper } from './pack-paper.ts'

const kindNames = { MODULE: 'Módulo', INVERTER: 'Inversor', OTHER: 'Outro' } as const satisfies Record<
  PackProduct['kind'],
  string
>

/** 'Sem registro', 'Registro vencido', or until when it holds; '-' for what needs none (HOM-013). */
const printRegistration = ({ kind, inmetro }: PackProduct, day: string): string =>
  kind === 'OTHER' ? '-' : describeRegistration(inmetro, day)

const columns: readonly PaperColumn[] = [
  { head: 'Código', width: 46 },
  { head: 'Produto', width: '*' },
  { head: 'Registro INMETRO', width: 74 },
  { head: 'Validade', width: 86 },
  { head: 'Quantidade', width: 48, isFigure: true },
]

const order = { MODULE: 0, INVERTER: 1, OTHER: 2 } as const

const sortProducts = ({ products }: PackFacts): readonly PackProduct[] =>
  products.toSorted((a, b) => order[a.kind] - order[b.kind] || (a.code < b.code ? -1 : 1))

/** 03-equipamentos.pdf: every product with its registration at INMETRO (HOM-006, HOM-013). */
export const drawEquipmentList = (pack: PackFacts): Promise<Uint8Array> => {
  const rows = sortProducts(pack).map((product) => [
    product.code,
    spaceUnits(product.name),
    product.inmetro?.number ?? '-',
    printRegistration(product, pack.issuedOn),
    String(product.quantity),
  ])
  const content = [
    { stack: [drawRows(columns, rows)], fontSize: 8.5, margin: [0, 10, 0, 0] as [number, number, number, number] },
  ]
  return drawDefinition(toPackPaper(pack, { title: 'Lista de equipamentos', content }))
}

const toSheet = (pack: PackFacts): Sheet<PackProduct> => ({
  name: 'Equipamentos',
  columns: [
    { header: 'Código', kind: 'text', width: 12, value: ({ code }) => code },
    { header: 'Produto', kind: 'text', width: 60, value: ({ name }) => name },
    { header: 'Marca', kind: 'text', width: 20, value: ({ brand }) => brand },
    { header: 'Tipo', kind: 'text', width: 12, value: ({ kind }) => kindNames[kind] },
    { header: 'Quantidade', kind: 'number', decimals: 0, width: 12, value: ({ quantity }) => quantity },
    { header: 'Registro INMETRO', kind: 'text', width: 20, value: ({ inmetro }) => inmetro?.number ?? null },
    { header: 'Válido até', kind: 'day', width: 12, value: ({ inmetro }) => inmetro?.validUntil ?? null },
    {
      header: 'Situação do registro',
      kind: 'text',
      width: 20,
      isPlain: () => true,
      value: (product) =>
        printRegistration(product, pack.issuedOn)
          .replace(/^-$/, '')
          .replace(/^Válido.*$/, 'Válido'),
    },
  ],
  pages: (async function* () {
    yield sortProducts(pack)
  })(),
})

/** 03-equipamentos.csv: the same products for a spreadsheet. */
export const writeEquipmentCsv = async (pack: PackFacts): Promise<Uint8Array> => {
  const chunks: string[] = []
  for await (const chunk of writeCsv(toSheet(pack))) chunks.push(chunk)
  return new TextEncoder().encode(chunks.join(''))
}
