import type { HomologationView } from '@girassol/contract/homologations'
import { missingPartNames, type PackDocument, packDocuments } from '@girassol/domain/homologation-pack'

type Pack = Pick<HomologationView, 'missing' | 'warnings' | 'utility' | 'creditUnits'>
export type MissingDatum = HomologationView['missing'][number]

type DocumentText = { readonly title: string; readonly files: string }

const documentTexts: Readonly<Record<PackDocument, DocumentText>> = {
  DIAGRAM: { title: 'Diagrama unifilar', files: 'PDF e SVG · A3' },
  MEMORIAL: { title: 'Memorial descritivo', files: 'PDF' },
  EQUIPMENT: { title: 'Lista de equipamentos', files: 'PDF e CSV' },
  FORM: { title: 'Formulário da distribuidora', files: 'PDF' },
  DATASHEETS: { title: 'Fichas técnicas', files: 'Módulo e inversor' },
  CERTIFICATES: { title: 'Certificados', files: 'Módulo e inversor' },
  LETTER: { title: 'Procuração', files: 'PDF · assina o titular' },
  CREDIT_UNITS: { title: 'Lista de unidades que recebem créditos', files: 'PDF · assina o titular' },
}

const titleOf = (name: PackDocument, { utility }: Pack): string =>
  name === 'FORM' && utility !== null ? `Formulário da ${utility.name}` : documentTexts[name].title

export type PackRow = {
  readonly name: PackDocument
  /** '01', as its files begin (HOM-006). */
  readonly number: string
  readonly title: string
  readonly files: string
  readonly missing: readonly MissingDatum[]
  readonly warnings: readonly string[]
}

/** The documents of the pack in the order of its files, each with what it lacks (HOM-005, C-178). */
export const listPackRows = (pack: Pack): readonly PackRow[] =>
  packDocuments
    .filter((name) => name !== 'CREDIT_UNITS' || pack.creditUnits.length > 0)
    .map((name, index) => ({
      name,
      number: String(index + 1).padStart(2, '0'),
      title: titleOf(name, pack),
      files: documentTexts[name].files,
      missing: pack.missing.filter(({ documents }) => documents.includes(name)),
      warnings: pack.warnings.flatMap(({ document, text }) => (document === name ? [text] : [])),
    }))

/** How many of the twelve data of the pack are known, and how many are not (C-178). */
export const countData = ({ missing }: Pick<Pack, 'missing'>) => {
  const lacking = new Set(missing.map(({ part }) => part)).size
  return { total: missingPartNames.length, missing: lacking, known: missingPartNames.length - lacking }
}

const describeRest = (missing: number): string => {
  if (missing === 0) return 'O pacote está completo.'
  return missing === 1 ? 'Falta 1.' : `Faltam ${missing}.`
}

/** HOM-005: 'Diagrama unifilar: pronto. Faltam 2.', after a change that gave a datum; otherwise nothing. */
export const describeProgress = (before: Pack, after: Pack): string | null => {
  if (after.missing.length >= before.missing.length) return null
  const lacking = new Set(listPackRows(before).flatMap(({ name, missing }) => (missing.length > 0 ? [name] : [])))
  const ready = listPackRows(after).filter(({ name, missing }) => missing.length === 0 && lacking.has(name))
  return [...ready.map(({ title }) => `${title}: pronto.`), describeRest(after.missing.length)].join(' ')
}
