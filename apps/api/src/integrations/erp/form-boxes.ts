import type { Content, TableCell } from 'pdfmake/interfaces.js'

/** A box of an official form: what it asks, and the answer. */
export type Box = {
  readonly label: string
  readonly value: string
  readonly width?: number | '*'
  readonly align?: 'left' | 'right' | 'center'
  readonly isBold?: boolean
}

const cell = ({ label, value, align = 'left', isBold = false }: Box): TableCell => ({
  stack: [
    { text: label.toUpperCase(), style: 'boxLabel' },
    { text: value === '' ? ' ' : value, style: 'boxValue', alignment: align, bold: isBold },
  ],
})

/** Boxes side by side; without a width they share what is left. */
export const boxRow = (boxes: readonly Box[]): Content => ({
  layout: 'boxes',
  table: { widths: boxes.map(({ width }) => width ?? '*'), body: [boxes.map(cell)] },
})

/** What stands above a group of boxes. */
export const boxHeading = (text: string): Content => ({
  text: text.toUpperCase(),
  style: 'boxLabel',
  bold: true,
  margin: [0, 5, 0, 1],
})
