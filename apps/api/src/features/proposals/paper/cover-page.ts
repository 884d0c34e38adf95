import type { PublicProposal } from '@girassol/contract/proposals'
import { formatDate, formatPhone } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { printReais } from '../../../documents/printed-text.ts'
import { columnWidth, dim, ink, margin, rule, ruler, sheet, sun } from './paper-style.ts'
import { printLongDay, printNumber, printPlace } from './paper-text.ts'

/** The part of the sheet that has the colour of the brand. */
const groundHeight = sheet.height * 0.68

const neutralGround = { color: '#072C2F', onColor: '#FFFFFF' } as const

const findGround = ({ brand: { color, onColor } }: PublicProposal) =>
  color === null || onColor === null ? neutralGround : { color, onColor }

/** WCAG relative luminance of '#RRGGBB'. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Below 3 : 1 the sun has the colour of the text, faintly. */
const leastContrast = 3

const sunPlace = { x: 420, radius: 78 } as const
const arcs = [134, 206, 284, 368, 459, 555]

/** The ground of the cover: arcs around a rising sun. */
export const drawCoverGround = (proposal: PublicProposal): Content => {
  const { color, onColor } = findGround(proposal)
  const isYellow = contrast(color, sun) >= leastContrast
  const rings = arcs.map(
    (radius) =>
      `<circle cx="${sunPlace.x}" cy="${groundHeight}" r="${radius}" fill="none" stroke="${onColor}" stroke-opacity="0.13" stroke-width="1.6"/>`,
  )
  const disc = `<circle cx="${sunPlace.x}" cy="${groundHeight}" r="${sunPlace.radius}" fill="${isYellow ? sun : onColor}" fill-opacity="${isYellow ? 0.95 : 0.22}"/>`
  const inside = `<rect width="${sheet.width}" height="${groundHeight}" fill="${color}"/>${rings.join('')}${disc}<rect y="${groundHeight}" width="${sheet.width}" height="${sheet.height - groundHeight}" fill="#FFFFFF"/>`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${inside}</svg>`,
  }
}

const nameSizes: readonly (readonly [longest: number, size: number])[] = [
  [22, 43],
  [34, 36],
]

const findNameSize = (name: string): number => nameSizes.find(([longest]) => name.length <= longest)?.[1] ?? 27

const describeSystem = (proposal: PublicProposal): string => {
  const place = printPlace(proposal)
  const power =
    proposal.assumptions.kwp === null ? 'Sistema' : `Sistema de ${printNumber(proposal.assumptions.kwp, 2)} kWp`
  return place === null ? `${power} de energia solar.` : `${power} em ${place}.`
}

const drawTitle = (proposal: PublicProposal): Content => {
  const { onColor: color } = findGround(proposal)
  const name = proposal.customer.name ?? ''
  return {
    absolutePosition: { x: margin, y: 176 },
    stack: [
      { text: 'Proposta de energia solar', fontSize: 12, color },
      { text: name, fontSize: findNameSize(name), bold: true, color, lineHeight: 1.05, margin: [0, 6, 0, 12] },
      { text: describeSystem(proposal), fontSize: 14, color },
    ],
  }
}

const drawFact = ([label, value]: readonly [string, string]): Content => ({
  stack: [
    { text: label, fontSize: 8.5, color: dim, margin: [0, 0, 0, 2] },
    { text: value, fontSize: 15, bold: true, color: ink, lineHeight: 1.1 },
  ],
})

const listFacts = ({ results, finalPrice, assumptions, modules }: PublicProposal) => [
  ...(results === null
    ? [
        ['Potência', assumptions.kwp === null ? '—' : `${printNumber(assumptions.kwp, 2)} kWp`] as const,
        ['Módulos', String(modules)] as const,
      ]
    : [
        ['Economia por mês, 1º ano', printReais(results.monthlySaving)] as const,
        ['Geração por ano', `${printNumber(results.yield.annual)} kWh`] as const,
        ['Se paga em', results.payback === null ? results.paybackText : results.paybackText] as const,
      ]),
  ['Investimento', printReais(finalPrice)] as const,
]

const drawFacts = (proposal: PublicProposal): Content => ({
  absolutePosition: { x: margin, y: groundHeight + 28 },
  table: {
    widths: listFacts(proposal).map(() => '*'),
    body: [listFacts(proposal).map((fact) => drawFact(fact))],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (at, node) => (at === 0 || at === node.table.body[0]?.length ? 0 : 0.6),
    vLineColor: () => rule,
    paddingLeft: (at) => (at === 0 ? 0 : 13),
    paddingRight: () => 8,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
})

const drawSigners = ({ brand, number, version, sentAt, validUntil }: PublicProposal): Content => ({
  absolutePosition: { x: margin, y: groundHeight + 106 },
  stack: [
    ruler(),
    {
      margin: [0, 14, 0, 0],
      columns: [
        {
          stack: [
            { text: 'Preparada por', fontSize: 9, color: dim },
            { text: brand.contactName, fontSize: 11.5, bold: true, margin: [0, 2, 0, 2] },
            { text: brand.tradeName, fontSize: 9.5, color: dim },
            { text: brand.phone === null ? '' : formatPhone(brand.phone), fontSize: 9.5, color: dim },
          ],
        },
        {
          alignment: 'right',
          stack: [
            { text: 'Válida até', fontSize: 9, color: dim },
            {
              text: validUntil === null ? '' : printLongDay(validUntil),
              fontSize: 11.5,
              bold: true,
              margin: [0, 2, 0, 2],
            },
            { text: `Proposta ${number}, versão ${version}`, fontSize: 9.5, color: dim },
            { text: sentAt === null ? '' : formatDate(sentAt), fontSize: 9.5, color: dim },
          ],
        },
      ],
    },
  ],
})

/** Points; the largest size of the logo on the cover. */
const logoRoom = [150, 44] as [number, number]

/** The logo has a white ground, because it may have any colour. */
const drawLogo: Content = {
  absolutePosition: { x: margin, y: 36 },
  table: { widths: ['auto'], body: [[{ image: 'logo', fit: logoRoom, fillColor: '#FFFFFF' }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  },
}

const drawName = (proposal: PublicProposal): Content =>
  ({
    absolutePosition: { x: margin, y: 48 },
    text: proposal.brand.tradeName,
    fontSize: 17,
    bold: true,
    color: findGround(proposal).onColor,
    // Never beside the title.
    width: columnWidth,
  }) as Content

/** The brand, for whom, four facts, who made it and until when it is valid (PROP-019). */
export const coverPage = (proposal: PublicProposal): Content[] => [
  proposal.brand.logo === null ? drawName(proposal) : drawLogo,
  drawTitle(proposal),
  drawFacts(proposal),
  drawSigners(proposal),
]
