import { type SvgNode, svg } from '../shared/svg.ts'
import { hasSpd } from './draw-box.ts'
import { countStrings } from './kit-figures.ts'
import type { Sheet } from './sheet.ts'
import { across, down, earthDash, lines, path, thin } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import {
  drawBreaker,
  drawConverter,
  drawEndCap,
  drawFuse,
  drawModule,
  drawSpd,
  drawSwitch,
  drawWires,
} from './symbols.ts'

type Place = { readonly x: number; readonly y: number }

type LegendEntry = {
  readonly words: readonly [string, string?]
  readonly draw: (place: Place) => readonly SvgNode[]
  readonly isUsed: (sheet: Sheet) => boolean
}

const hasBox = ({ kit, figures }: Sheet): boolean =>
  kit.loads.some((load) => figures.boxesOf(countStrings(load)).length > 0)

const hasSwitch = (sheet: Sheet): boolean =>
  !sheet.figures.isMicro && (hasBox(sheet) || sheet.kit.inverter.figures.dcProtectionIntegrated)

const hasFuse = ({ kit, figures }: Sheet): boolean =>
  kit.loads.some(({ mppts }) => mppts.some(({ strings }) => figures.isFused(strings)))

const hasAnySpd = (sheet: Sheet): boolean => hasBox(sheet) || hasSpd(sheet.figures.board?.name ?? '')

const always = (): boolean => true

/** In the order in which they are shown; the rarest are the first to be explained. */
const entries: readonly LegendEntry[] = [
  { words: ['módulo'], isUsed: always, draw: ({ x, y }) => drawModule(x, y) },
  {
    words: ['seccionadora', 'CC'],
    isUsed: hasSwitch,
    draw: ({ x, y }) => [drawSwitch(x, y)],
  },
  { words: ['fusível', 'gPV'], isUsed: hasFuse, draw: ({ x, y }) => [across(x, x + 10, y), drawFuse(x + 1.5, y)] },
  { words: ['DPS', 'e terra'], isUsed: hasAnySpd, draw: ({ x, y }) => [drawSpd(x + 5, y - 4.4)] },
  { words: ['disjuntor'], isUsed: always, draw: ({ x, y }) => [drawBreaker(x, y)] },
  {
    words: ['inversor', 'CC/CA'],
    isUsed: always,
    draw: ({ x, y }) => drawConverter({ x, y: y - 4, width: 10, height: 8 }, 1),
  },
  {
    words: ['terminador', 'de ramal'],
    isUsed: ({ figures }) => figures.isMicro,
    draw: ({ x, y }) => [down(x + 5, [y - 3, y + 3], 0.5), drawEndCap(x + 5, y - 3)],
  },
  {
    words: ['transfor-', 'mador'],
    isUsed: ({ kit }) => kit.transformer !== null,
    draw: ({ x, y }) => [3.2, 6.9].map((cx) => svg('circle', { cx: x + cx, cy: y, r: 3.2 })),
  },
  {
    words: ['condutores', 'CC'],
    isUsed: ({ figures }) => !figures.isMicro,
    draw: ({ x, y }) => [across(x, x + 10, y), ...drawWires(x + 3, y, 2)],
  },
  {
    words: ['medidor', 'bidirecional'],
    isUsed: always,
    draw: ({ x, y }) => [
      svg('rect', { x, y: y - 3.6, width: 10, height: 7.2, fill: '#FFFFFF' }),
      path(
        `M${x + 1.6} ${y - 1.3}h6.8m-1.5 -0.9l1.5 0.9l-1.5 0.9M${x + 8.4} ${y + 1.5}h-6.8m1.5 -0.9l-1.5 0.9l1.5 0.9`,
      ),
    ],
  },
  {
    words: ['condutor', 'PE'],
    isUsed: always,
    draw: ({ x, y }) => [path(`M${x} ${y}h10`, thin, earthDash)],
  },
]

/** Places for two columns of four. */
const most = 8
const first = 250.2
const step = 10.7

/** The symbols that a sheet explains: those it uses, without the plainest where there are too many. */
const listUsed = (sheet: Sheet): readonly LegendEntry[] => {
  const used = entries.filter(({ isUsed }) => isUsed(sheet))
  const plain = new Set(['condutores', 'módulo', 'disjuntor'].slice(0, Math.max(0, used.length - most)))
  return used.filter(({ words: [word] }) => !plain.has(word))
}

/** The symbols used (C-179). */
export const drawSymbols = (sheet: Sheet): SvgNode => {
  const used = listUsed(sheet)
  const placed = used.map((entry, at) => ({
    ...entry,
    x: at % 2 === 0 ? 167 : 200.5,
    y: first + Math.floor(at / 2) * step,
  }))
  return svg(
    'g',
    { id: sheet.id('legend') },
    lines(down(163, [236, 290], thin), ...placed.flatMap(({ draw, x, y }) => draw({ x, y }))),
    letters({ x: 167, y: 242.5, text: 'Símbolos', weight: 600 }),
    ...placed.flatMap(({ words, x, y }) =>
      words.flatMap((text, at) =>
        text === undefined
          ? []
          : [
              letters({
                x: x + 11.8,
                y: y + (words.length === 1 ? 1.3 : -0.6 + at * 4.5),
                text,
                room: x < 200 ? 21 : 22.5,
              }),
            ],
      ),
    ),
  )
}
