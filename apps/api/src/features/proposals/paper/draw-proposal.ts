import type { PublicProposal } from '@girassol/contract/proposals'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { drawDefinition, type Logo, toDataUrl } from '../../../documents/draw-pdf.ts'
import { coverPage, drawCoverGround } from './cover-page.ts'
import { drawAssumptions, energyPage } from './energy-page.ts'
import { equipmentPage } from './equipment-page.ts'
import { investmentPage } from './investment-page.ts'
import { columnWidth, dim, ink, margin, ruler, styles } from './paper-style.ts'
import { printContact, printIdentity } from './paper-text.ts'

const onNewPage = (content: readonly Content[]): Content => ({ stack: [...content], pageBreak: 'before' })

/** Points; the largest size of the logo on the pages after the cover. */
const logoRoom = [120, 20] as [number, number]

const drawBrand = ({ brand: { logo, tradeName } }: PublicProposal): Content =>
  logo === null ? { text: tradeName, bold: true, fontSize: 11.5 } : { image: 'logo', fit: logoRoom }

const drawHeader = (proposal: PublicProposal): Content => ({
  margin: [margin, 34, margin, 0],
  stack: [
    {
      columns: [
        { width: '*', stack: [drawBrand(proposal)] },
        { width: 'auto', text: printIdentity(proposal), fontSize: 9, color: dim, margin: [0, 2, 0, 0] },
      ],
    },
    { ...(ruler() as object), margin: [0, 10, 0, 0] } as Content,
  ],
})

const drawFooter = (proposal: PublicProposal, page: number, pages: number): Content => ({
  margin: [margin, 0, margin, 0],
  stack: [
    ruler(),
    {
      margin: [0, 8, 0, 0],
      fontSize: 8.5,
      color: dim,
      columns: [
        { width: columnWidth - 60, text: page === 1 ? proposal.disclaimer : printContact(proposal) },
        { width: 60, text: `${page} de ${pages}`, alignment: 'right' },
      ],
    },
  ],
})

const listPages = (proposal: PublicProposal): Content[] => [
  ...coverPage(proposal),
  onNewPage(proposal.results === null ? [drawAssumptions(proposal)] : energyPage(proposal, proposal.results)),
  onNewPage(equipmentPage(proposal)),
  onNewPage(investmentPage(proposal)),
]

const toDefinition = (proposal: PublicProposal, logo: Logo | null): TDocumentDefinitions => ({
  info: { title: `Proposta ${proposal.number} – ${proposal.brand.tradeName}`, author: proposal.brand.tradeName },
  pageSize: 'A4',
  language: 'pt-BR',
  pageMargins: [margin, 86, margin, 62],
  background: (page) => (page === 1 ? drawCoverGround(proposal) : null),
  header: (page) => (page === 1 ? null : drawHeader(proposal)),
  footer: (page, pages) => drawFooter(proposal, page, pages),
  content: listPages(proposal),
  ...(logo !== null && { images: { logo: toDataUrl(logo) } }),
  styles,
  defaultStyle: { fontSize: 10, lineHeight: 1.2, color: ink },
})

/**
 * The PDF of a proposal (PROP-019): cover, energy, equipment, investment. It is drawn from what the customer may see
 * alone, so nothing else can get into it (PROP-006). Without the picture of the logo the trade name takes its place.
 */
export const drawProposal = (proposal: PublicProposal, logo: Logo | null = null): Promise<Uint8Array> => {
  const brand = logo === null ? { ...proposal.brand, logo: null } : proposal.brand
  return drawDefinition(toDefinition({ ...proposal, brand }, logo))
}
