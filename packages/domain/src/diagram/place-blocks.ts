/** What is drawn around one inverter, or one branch, with its rows from top to bottom. */
export type PlacedBlock<Block> = {
  readonly block: Block
  readonly top: number
  /** Millimetres from the top of the sheet. */
  readonly rows: readonly number[]
  readonly middle: number
}

export type Placement<Block> = {
  readonly blocks: readonly PlacedBlock<Block>[]
  readonly pitch: number
  /** One line of words a head, and lower housings, so that many inverters fit. */
  readonly isCompact: boolean
}

type Form = {
  readonly pitch: number
  readonly head: number
  readonly gap: number
  /** How far the first row is above the middle of its place. */
  readonly lift: number
  readonly isCompact: boolean
}

/** Where blocks may be: millimetres from the top of the sheet (C-179). */
const room = { from: 18, to: 218 }

const wide = { head: 12, gap: 10, lift: 2, isCompact: false }
const wideForms: readonly Form[] = [30, 20, 15].map((pitch) => ({ ...wide, pitch }))
const compactForm: Form = { pitch: 10.5, head: 6, gap: 6, lift: 0, isCompact: true }

const branchForm = { head: 12, gap: 12, lift: 4, isCompact: false }
const branchForms: readonly (Form & { readonly mostRows: number })[] = [
  { ...branchForm, pitch: 30, mostRows: 4 },
  { ...branchForm, pitch: 20, mostRows: 8 },
  { ...branchForm, pitch: 15, mostRows: 12 },
]
const compactBranchForm: Form = { pitch: 15, head: 6, gap: 11.5, lift: 4, isCompact: true }

type CountRows<Block> = (block: Block) => number

const heightIn = (counts: readonly number[], { head, pitch, gap }: Form): number =>
  counts.reduce((sum, rows) => sum + head + rows * pitch, 0) + gap * (counts.length - 1)

const isFitting = (counts: readonly number[], form: Form): boolean => heightIn(counts, form) <= room.to - room.from

/** How far words and symbol of an inverter are above its first row, by its rows. */
const headroom = ({ pitch }: Form, rows: number): number => Math.max(20 - (rows - 1) * pitch, 11) / 2 + 13.2

/** The words of the first inverter stay below the heads of the columns. */
const isBelowHeads = (counts: readonly number[], form: Form): boolean => {
  const top = (room.from + room.to - heightIn(counts, form)) / 2
  return top + form.head + form.pitch / 2 - form.lift - headroom(form, counts[0] ?? 1) >= room.from - 1.5
}

const place = <Block>(blocks: readonly Block[], countRows: CountRows<Block>, form: Form): Placement<Block> => {
  const { pitch, head, gap, lift, isCompact } = form
  const counts = blocks.map(countRows)
  let top = (room.from + room.to - heightIn(counts, form)) / 2
  const placed = blocks.map((block, at) => {
    const first = top + head + pitch / 2 - lift
    const rows = Array.from({ length: counts[at] ?? 0 }, (_, row) => first + row * pitch)
    const middle = first + ((rows.length - 1) * pitch) / 2
    const one = { block, top, rows, middle }
    top += head + rows.length * pitch + gap
    return one
  })
  return { blocks: placed, pitch, isCompact }
}

/** Whether inverters have room in the compact form. */
export const haveRoom = <Block>(blocks: readonly Block[], countRows: CountRows<Block>): boolean =>
  isFitting(blocks.map(countRows), compactForm)

/**
 * Places inverters with a row a string: the widest pitch that fits, else with equal strings merged, else the compact
 * form (C-179).
 */
export const placeInverters = <Block>(
  blocks: readonly Block[],
  countRows: CountRows<Block>,
  merge: (block: Block) => Block,
): Placement<Block> => {
  for (const list of [blocks, blocks.map(merge)]) {
    const counts = list.map(countRows)
    const form = wideForms.find((each) => isFitting(counts, each) && isBelowHeads(counts, each))
    if (form !== undefined) return place(list, countRows, form)
  }
  return place(blocks.map(merge), countRows, compactForm)
}

/** Places branches of microinverters with a row a unit (C-179). */
export const placeBranches = <Block>(blocks: readonly Block[], countRows: CountRows<Block>): Placement<Block> => {
  const counts = blocks.map(countRows)
  const rows = counts.reduce((sum, count) => sum + count, 0)
  const form = branchForms.find((each) => rows <= each.mostRows && isFitting(counts, each))
  return place(blocks, countRows, form ?? compactBranchForm)
}
