import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { PackFacts } from '@girassol/domain/homologation-pack'
import type { Equipment } from '@girassol/domain/homologations'
import { writeSvg } from '@girassol/domain/shared'
import { ZipFile } from 'yazl'
import type { Files } from '../../../integrations/files/files.ts'
import { drawCreditUnits } from '../../homologation-pack/draw-credit-units.ts'
import { drawDiagramPaper, drawPackDiagram } from '../../homologation-pack/draw-diagram-paper.ts'
import { drawForm } from '../../homologation-pack/draw-form.ts'
import { drawLetter } from '../../homologation-pack/draw-letter.ts'
import { drawMemorial } from '../../homologation-pack/draw-memorial.ts'
import { drawEquipmentList, writeEquipmentCsv } from '../../homologation-pack/equipment-list.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { findEnergySettings } from '../../settings/energy-settings-queries.ts'
import type { HomologationRecord } from '../homologation-store.ts'
import { type Gathered, gatherFacts } from './gather-facts.ts'
import { findEquipment } from './kit-lines.ts'
import { findPrintedSheets, type PackFile, type PrintedSheets, readProductFiles } from './product-files.ts'

/** All that a pack is written from, read in one transaction. */
export type PackSource = Gathered & { readonly sheets: PrintedSheets; readonly loadFactor: number }

export const readPackSource = async (reading: Reading, record: HomologationRecord): Promise<PackSource> => {
  const gathered = await gatherFacts(reading, record)
  const { loadFactor } = await findEnergySettings(reading.tx)
  return { ...gathered, sheets: await findPrintedSheets(reading, gathered), loadFactor }
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The memorial of a pack (HOM-012). */
export const drawPackMemorial = (facts: PackFacts, { settings, loadFactor }: PackSource): Promise<Uint8Array> =>
  drawMemorial(facts, { generator: settings, loadFactor })

/** The drawn documents in the order of their names; without a drawn kit there is no SVG, and its PDF says why. */
const drawDocuments = async (facts: PackFacts, source: PackSource): Promise<readonly PackFile[]> => {
  const { settings, utility } = source
  const drawing = drawPackDiagram(facts, settings)
  return [
    { path: '01-diagrama-unifilar.pdf', bytes: await drawDiagramPaper(facts, settings) },
    ...(drawing === null ? [] : [{ path: '01-diagrama-unifilar.svg', bytes: encode(writeSvg(drawing)) }]),
    { path: '02-memorial-descritivo.pdf', bytes: await drawPackMemorial(facts, source) },
    { path: '03-equipamentos.pdf', bytes: await drawEquipmentList(facts) },
    { path: '03-equipamentos.csv', bytes: await writeEquipmentCsv(facts) },
    { path: '04-formulario.pdf', bytes: await drawForm(facts, utility?.form ?? [], settings) },
  ]
}

/** The papers that the holder signs, after the files of products; the list of units only where there are any (C-178). */
const drawSignedPapers = async (facts: PackFacts): Promise<readonly PackFile[]> => [
  { path: '07-procuracao.pdf', bytes: await drawLetter(facts) },
  ...(facts.creditUnits.length === 0
    ? []
    : [{ path: '08-unidades-de-credito.pdf', bytes: await drawCreditUnits(facts) }]),
]

export type WrittenPack = {
  readonly bytes: Uint8Array
  readonly sha256: string
  /** As they were printed, with what the storage of files does not have. */
  readonly facts: PackFacts
  readonly equipment: Equipment | null
}

/** HOM-006: the documents of a homologation as one ZIP. Uses the storage of files, so no transaction is open. */
export const writePack = async (files: Files, source: PackSource): Promise<WrittenPack> => {
  const product = await readProductFiles(files, source)
  const zip = new ZipFile()
  const papers = await drawSignedPapers(product.facts)
  for (const { path, bytes } of [...(await drawDocuments(product.facts, source)), ...product.files, ...papers])
    zip.addBuffer(Buffer.from(bytes), path)
  zip.end()
  const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream)
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    facts: product.facts,
    equipment: source.source && findEquipment(source.source),
  }
}
