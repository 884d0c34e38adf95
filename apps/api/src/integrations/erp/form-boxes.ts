import type { Content, TableCell } from 'pdfmake/interfaces.js'

/** A box of an official form: its label and its value. */
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

/** Boxes side by side; boxes without a width share the remaining space. */
export const boxRow = (boxes: readonly Box[]): Content => ({
  layout: 'boxes',
  table: { widths: boxes.map(({ width }) => width ?? '*'), body: [boxes.map(cell)] },
})

/** The heading of a group of boxes. */
export const boxHeading = (text: string): Content => ({
  text: text.toUpperCase(),
  style: 'boxLabel',
  bold: true,
  margin: [0, 5, 0, 1],
})
