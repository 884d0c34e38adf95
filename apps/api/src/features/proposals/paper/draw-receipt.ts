import type { PublicProposal } from '@girassol/contract/proposals'
import { formatMoment } from '@girassol/domain/shared'
import type { Selectable } from 'kysely'
import type { Content } from 'pdfmake/interfaces.js'
import type { ProposalAcceptance } from '../../../database/schema.ts'
import { drawPdf } from '../../../documents/draw-pdf.ts'
import { toSigner } from '../public-view.ts'

type Receipt = {
  readonly number: number
  readonly signed: Selectable<ProposalAcceptance>
  readonly brand: PublicProposal['brand']
}

const listParts = ({ number, signed }: Receipt): readonly (readonly [string, string])[] => {
  const signer = toSigner(signed)
  return [
    ['Proposta', `${number}, versão ${signed.version}`],
    ['Quem assinou', signer.name],
    ['CPF', signer.document],
    ...(signed.signer_document === null ? [] : [['CNPJ', signed.document] as const]),
    ['Data e hora', `${formatMoment(signed.accepted_at)} (horário de São Paulo)`],
    ['Endereço IP', signed.address],
    ['Código do documento (SHA-256)', signed.pdf_sha256],
  ]
}

const toContent = (receipt: Receipt): Content[] => [
  {
    text: 'Este comprovante registra o aceite da proposta por assinatura eletrônica simples (Lei 14.063/2020).',
    margin: [0, 10, 0, 10],
  },
  {
    layout: 'rows',
    table: {
      widths: [150, '*'],
      dontBreakRows: true,
      body: listParts(receipt).map(([label, value]) => [{ text: label, style: 'dim' }, { text: value }]),
    },
  },
]

/** PROP-016: 'Comprovante de aceite', with the CPF masked and the instant in São Paulo. */
export const drawReceipt = (receipt: Receipt): Promise<Uint8Array> => {
  const { brand } = receipt
  const contact = [brand.phone, brand.email].filter((part) => part !== null).join(' · ')
  return drawPdf({
    title: 'Comprovante de aceite',
    sender: { name: brand.tradeName, contact },
    foot: `Comprovante de aceite · ${brand.tradeName}`,
    content: toContent(receipt),
  })
}
