import { type PackFacts, writeAddress } from '@girassol/domain/homologation-pack'
import { bareDocument, formatDate, formatDocument } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import { drawPairs, drawPart, drawSignature, orDash, toPackPaper } from './pack-paper.ts'

/** What the holder lets the technician do at the utility. */
const powers = [
  'pedir a conexão e entregar, assinar e retirar formulários, projetos e documentos;',
  'receber avisos, responder pendências e acompanhar a análise, a vistoria e a troca do medidor;',
  'informar a lista de unidades que recebem os créditos de energia.',
] as const

const limits =
  'A procuração vale até a conexão do sistema à rede. Não dá poderes para receber valores, assumir dívidas, mudar a titularidade da conta nem passar estes poderes a outra pessoa.'

const isCompany = (document: string | null): boolean => document !== null && bareDocument(document).length === 14

const drawHolder = ({ holder, consumerUnit, site, connection }: PackFacts): Content =>
  drawPart(
    'Quem dá os poderes',
    drawPairs([
      ['Titular', holder.name],
      [isCompany(holder.document) ? 'CNPJ' : 'CPF', holder.document === null ? null : formatDocument(holder.document)],
      ['Endereço', writeAddress(site)],
      ['Unidade consumidora', consumerUnit],
      ['Distribuidora', connection.utility],
    ]),
  )

const drawTechnician = ({ technician, integrator }: PackFacts): Content =>
  drawPart(
    'Quem recebe os poderes',
    drawPairs([
      ['Responsável técnico', technician.name],
      ['CREA ou CFT', technician.register],
      ['ART ou TRT', technician.responsibility],
      ['Empresa', integrator],
    ]),
  )

const drawPowers = ({ holder, technician, connection }: PackFacts): Content =>
  drawPart(
    'Poderes',
    {
      text: `${orDash(holder.name)} nomeia ${orDash(technician.name)} seu procurador para representar o titular na ${connection.utility ?? 'distribuidora'}, no pedido de conexão da geração distribuída da unidade consumidora acima, podendo:`,
      margin: [0, 0, 0, 6],
    },
    { ul: [...powers] },
    { text: limits, margin: [0, 8, 0, 0] },
  )

/** 07-procuracao.pdf: the letter by which the holder lets the technician act at the utility (C-178). */
export const drawLetter = (pack: PackFacts): Promise<Uint8Array> => {
  const { holder, site, issuedOn } = pack
  const signer = isCompany(holder.document) ? 'Representante legal do titular' : 'Titular da unidade consumidora'
  const content: Content[] = [
    drawHolder(pack),
    drawTechnician(pack),
    drawPowers(pack),
    drawSignature({
      placeAndDay: [site.city, site.state, formatDate(issuedOn)].filter((part) => part !== null).join(', '),
      name: holder.name ?? 'Titular não informado',
      lines: [signer],
    }),
  ]
  return drawDefinition(toPackPaper(pack, { title: 'Procuração', content }))
}
