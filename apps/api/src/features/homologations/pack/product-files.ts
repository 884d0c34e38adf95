import { type PackFacts, toPackFacts } from '@girassol/domain/homologation-pack'
import type { Files } from '../../../integrations/files/files.ts'
import { type StoredFile, toWords } from '../../catalogue/files/stored-file.ts'
import { type PrintedSheet, sheetAnswer, sheetFile } from '../../catalogue/files/technical-sheet-file.ts'
import { findTechnicalFile } from '../../catalogue/store/product-detail-queries.ts'
import { findReader } from '../../catalogue/store/product-reader.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import type { Gathered } from './gather-facts.ts'
import { isCertificate, listDatasheets } from './product-facts.ts'

/** The datasheet that the portal draws of a product from its figures. */
export type PrintedSheets = ReadonlyMap<string, PrintedSheet>

const listEquipment = ({ products }: PackFacts) => products.filter(({ kind }) => kind !== 'OTHER')

/** The printed sheets of modules and inverters without a datasheet of their maker. */
export const findPrintedSheets = async (
  reading: Reading,
  { facts, products }: Pick<Gathered, 'facts' | 'products'>,
): Promise<PrintedSheets> => {
  const reader = await findReader(reading, {})
  const sheets = new Map<string, PrintedSheet>()
  for (const { code } of listEquipment(facts)) {
    if (listDatasheets(products.get(code) ?? { files: [] }).length > 0) continue
    const found = await findTechnicalFile(reading.tx, { folder: code, file: sheetFile.file }, reader)
    if (found !== null && 'sheet' in found) sheets.set(code, found.sheet)
  }
  return sheets
}

export type PackFile = { readonly path: string; readonly bytes: Uint8Array }

type Folder = { readonly name: '05-fichas-tecnicas' | '06-certificados'; readonly noun: string }

const datasheets: Folder = { name: '05-fichas-tecnicas', noun: 'ficha técnica' }
const certificates: Folder = { name: '06-certificados', noun: 'certificado' }

/** The stored bytes; files that the storage does not have any more are left out. */
const readStored = async (files: Files, prefix: string, stored: readonly StoredFile[]): Promise<PackFile[]> => {
  const read: PackFile[] = []
  for (const { file, key } of stored) {
    const bytes = await files.get(key)
    if (bytes !== null) read.push({ path: `${prefix}-${file}`, bytes })
  }
  return read
}

const drawSheet = async (files: Files, code: string, sheet: PrintedSheet | undefined): Promise<PackFile[]> => {
  const bytes = sheet === undefined ? null : await sheetAnswer(sheet).bytes(files)
  return bytes === null ? [] : [{ path: `${datasheets.name}/${code}-${toWords(sheetFile.name)}.pdf`, bytes }]
}

/** Names each product without a file, so that none is left out unseen (HOM-006). */
const listAbsent = ({ name, noun }: Folder, absent: readonly { code: string; name: string }[]): PackFile[] =>
  absent.length === 0
    ? []
    : [
        {
          path: `${name}/FALTANDO.txt`,
          bytes: new TextEncoder().encode(
            absent.map((product) => `Falta ${noun}: ${product.code} ${product.name}\r\n`).join(''),
          ),
        },
      ]

export type ProductFiles = {
  readonly files: readonly PackFile[]
  /** The facts with what the storage does not have. */
  readonly facts: PackFacts
}

/** The datasheets and certificates of modules and inverters; what is missing is named (HOM-006). */
export const readProductFiles = async (
  files: Files,
  { facts, products, sheets }: Pick<Gathered, 'facts' | 'products'> & { readonly sheets: PrintedSheets },
): Promise<ProductFiles> => {
  const found = await Promise.all(
    listEquipment(facts).map(async (product) => {
      const { code } = product
      const stored = products.get(code)?.files ?? []
      const makers = await readStored(files, `${datasheets.name}/${code}`, listDatasheets({ files: stored }))
      return {
        product,
        sheets: makers.length > 0 ? makers : await drawSheet(files, code, sheets.get(code)),
        certificates: await readStored(files, `${certificates.name}/${code}`, stored.filter(isCertificate)),
      }
    }),
  )
  const without = (part: 'sheets' | 'certificates') =>
    found.filter((each) => each[part].length === 0).map(({ product }) => product)
  const unread = new Set(without('sheets').map(({ code }) => code))
  const { missing: _missing, ...given } = facts
  return {
    files: [
      ...found.flatMap((each) => each.sheets),
      ...listAbsent(datasheets, without('sheets')),
      ...found.flatMap((each) => each.certificates),
      ...listAbsent(certificates, without('certificates')),
    ],
    facts: toPackFacts({
      ...given,
      products: facts.products.map((each) => ({ ...each, hasDatasheet: each.hasDatasheet && !unread.has(each.code) })),
    }),
  }
}
