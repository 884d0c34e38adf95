import type { GeneratorSettings } from '@girassol/domain/generator'
import { formValues, type PackFacts, type PackFormField } from '@girassol/domain/homologation-pack'
import { formatCep, formatPhone } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import { drawPairs, toPackPaper } from './pack-paper.ts'

const print = (source: PackFormField['source'], value: string | null): string | null => {
  if (value === null) return null
  if (source === 'holder.phone') return formatPhone(value)
  return source === 'site.postalCode' ? formatCep(value) : value
}

const noFields = 'A distribuidora ainda não tem campos de formulário cadastrados.'

/** 04-formulario.pdf: the utility's own fields in its order, filled from the pack; '-' where it lacks one (HOM-014). */
export const drawForm = (
  pack: PackFacts,
  fields: readonly PackFormField[],
  settings: GeneratorSettings,
): Promise<Uint8Array> => {
  const values = formValues(pack, settings)
  const rows = fields.map(({ label, source }) => [label, print(source, values[source])] as const)
  const utility = pack.connection.utility
  const content: Content[] = [
    { text: utility ?? 'Distribuidora não informada', style: 'dim', margin: [0, 0, 0, 10] },
    rows.length === 0 ? { text: noFields } : drawPairs(rows),
  ]
  return drawDefinition(toPackPaper(pack, { title: 'Formulário de solicitação de acesso', content }))
}
