import { productCode } from '@girassol/contract/http/fields'
import { inverterGroup, isKitGroup, moduleGroup, pointsGroup } from '@girassol/domain/catalogue'
import { isTransformerStep, transformerSteps } from '@girassol/domain/grid'
import { mostWarrantyMonths } from '@girassol/domain/warranties'
import { z } from 'zod'
import { cellReason, listCellReasons } from '../../../spreadsheets/cell-reasons.ts'
import { day, decimal, flag, kitItems, pairs, positive, wholeNumber } from './column-types.ts'
import { type Electrical, readElectrical, withoutElectrical } from './electrical-columns.ts'

const shortText = z.coerce.string<string | number>().trim().max(120)
const code = z.coerce
  .string<string | number>()
  .trim()
  .regex(/^[0-9A-Za-z]{1,10}$/)

const steps = transformerSteps.map((kva) => String(kva).replace('.', ',')).join(' · ')
const months = wholeNumber.pipe(z.number().max(mostWarrantyMonths)).optional()
const transformerVolts = wholeNumber.pipe(z.number().min(100).max(1000)).optional()

/** The columns of the import, with the field names of the requirements where they have one (STORE-016…018). */
const columns = z.strictObject({
  B1_COD: z.coerce.string<string | number>().trim().pipe(productCode),
  B1_DESC: shortText.min(1),
  DETALHES: z.string().max(10_000).default(''),
  BM_GRUPO: code,
  BM_DESC: shortText.optional(),
  CAT_COD: code.optional(),
  CAT_DESC: shortText.optional(),
  ZAM_COD: code.optional(),
  ZAM_DESC: shortText.optional(),
  URL_ID: z
    .string()
    .regex(/^[0-9a-z-]{1,60}$/)
    .optional(),
  VLR_TOT: positive,
  cost: positive,
  points: wholeNumber.optional(),
  unit: z.string().max(5).default('UN'),
  weightKg: positive.default(0),
  cubageM3: positive.default(0),
  power: wholeNumber.optional(),
  BLK_INT: flag.default(false),
  active: flag.default(true),
  onlineStore: flag.default(true),
  remainingQuantity: wholeNumber.optional(),
  boardingDate: day.optional(),
  lengthMm: wholeNumber.optional(),
  widthMm: wholeNumber.optional(),
  frameMm: wholeNumber.optional(),
  efficiency: decimal.pipe(z.number().min(0.01).max(1)).optional(),
  transformerKva: decimal.refine(isTransformerStep, `use ${steps}`).optional(),
  transformerInputV: transformerVolts,
  transformerOutputV: transformerVolts,
  inmetroNumber: shortText.min(1).optional(),
  inmetroValidUntil: day.optional(),
  warrantyMonths: months,
  performanceMonths: months,
  sucessor: z.coerce.string<string | number>().trim().pipe(productCode).optional(),
  IMG_CAPA: z.string().trim().max(300).optional(),
  FT: pairs.optional(),
  files: pairs.optional(),
  items: kitItems.optional(),
})

/** The columns of a product, apart from its electrical figures. */
export const catalogueColumns: readonly string[] = Object.keys(columns.shape)

type Columns = z.output<typeof columns>
export type ImportedProduct = Columns & { readonly electrical: Electrical | null }
export type RowRead =
  | { readonly product: ImportedProduct; readonly reasons?: undefined }
  | { readonly reasons: readonly string[] }

/** A transformer has its power and both voltages, anything else none of them (C-180). */
const isHalfTransformer = ({ transformerKva, transformerInputV, transformerOutputV }: Columns): boolean =>
  new Set([transformerKva, transformerInputV, transformerOutputV].map((cell) => cell === undefined)).size > 1

/** Rejects combinations of cells that are valid one by one. */
const contradictions = (row: Columns, electrical: Electrical | null): string[] => {
  const facts: readonly (readonly [boolean, string])[] = [
    [!row.B1_COD.startsWith(row.BM_GRUPO), 'coluna B1_COD: o código deve começar com o grupo'],
    [
      row.items !== undefined && !isKitGroup(row.BM_GRUPO),
      'coluna items: só produtos dos grupos 2001 e 3001 têm itens',
    ],
    [
      isHalfTransformer(row),
      'colunas de transformador incompletas: transformerKva, transformerInputV e transformerOutputV',
    ],
    [row.sucessor === row.B1_COD, 'coluna sucessor: um produto não substitui a si mesmo'],
    [
      row.inmetroValidUntil !== undefined && row.inmetroNumber === undefined,
      'coluna inmetroValidUntil: só com inmetroNumber',
    ],
    [row.BM_GRUPO === pointsGroup && row.points === undefined, 'coluna points: obrigatório na loja de pontos'],
    [
      electrical !== null && 'pmaxW' in electrical && row.BM_GRUPO !== moduleGroup,
      'colunas de módulo fora do grupo 1001',
    ],
    [
      electrical !== null && 'pacNomW' in electrical && row.BM_GRUPO !== inverterGroup,
      'colunas de inversor fora do grupo 1010',
    ],
  ]
  return facts.filter(([applies]) => applies).map(([, sentence]) => sentence)
}

const computePowerW = (electrical: Electrical | null): number | undefined => {
  if (!electrical) return undefined
  return Math.round('pacNomW' in electrical ? electrical.pacNomW : electrical.pmaxW)
}

/** One record of the file as a product, or every reason in Portuguese why it is not one. */
export const readCatalogueRow = (cells: Readonly<Record<string, unknown>>): RowRead => {
  const { data, error } = columns.safeParse(withoutElectrical(cells), { error: cellReason })
  const read = readElectrical(cells)
  if (error || read.reasons) return { reasons: [...listCellReasons(error), ...(read.reasons ?? [])] }
  const wrong = contradictions(data, read.electrical)
  if (wrong.length > 0) return { reasons: wrong }
  return { product: { ...data, power: data.power ?? computePowerW(read.electrical), electrical: read.electrical } }
}
