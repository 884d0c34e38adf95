/** The widths of a bar code's elements in modules: bar, space, bar, space… */
export type BarWidths = readonly number[]

/** Code 128: the elements of values 0 to 102, six for each (ISO/IEC 15417). */
const code128 = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131'
).match(/.{6}/g)

const startC = 105
const startMarks = '211232'
const stopMarks = '2331112'

const parseWidths = (marks: string): number[] => [...marks].map(Number)

/** Pairs of digits as Code 128 C, as a DANFE prints its key. Throws for an odd number of digits and for letters. */
export const code128Widths = (digits: string): BarWidths => {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Code 128 C holds pairs of digits')
  const values = (digits.match(/\d\d/g) ?? []).map(Number)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startC) % 103
  const marks = [...values, check].map((value) => code128?.[value] ?? '').join('')
  return parseWidths(`${startMarks}${marks}${stopMarks}`)
}

/** Interleaved 2 of 5: which of a digit's five elements are wide. */
const wideMarks = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const wideWidth = 3

const wide = (digit: string | undefined, at: number): number => (wideMarks[Number(digit)]?.[at] === '1' ? wideWidth : 1)

/** Pairs of digits as Interleaved 2 of 5, as a bank slip prints its barcode. Throws for anything else. */
export const interleavedWidths = (digits: string): BarWidths => {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 holds pairs of digits')
  const pairs = digits.match(/\d\d/g) ?? []
  const marks = pairs.flatMap((pair) => [0, 1, 2, 3, 4].flatMap((at) => [wide(pair[0], at), wide(pair[1], at)]))
  return [1, 1, 1, 1, ...marks, wideWidth, 1, 1]
}

type Bar = {
  readonly type: 'rect'
  readonly x: number
  readonly y: 0
  readonly w: number
  readonly h: number
  readonly color: string
}

/** The bars of a code as rectangles, drawn to a width and a height in points. */
export const toBars = (widths: BarWidths, box: { readonly width: number; readonly height: number }): Bar[] => {
  const unit = box.width / widths.reduce((sum, width) => sum + width, 0)
  let x = 0
  return widths.flatMap((width, index) => {
    const from = x
    x += width * unit
    if (index % 2 === 1) return []
    return [{ type: 'rect', x: from, y: 0, w: width * unit, h: box.height, color: '#000000' } as const]
  })
}
