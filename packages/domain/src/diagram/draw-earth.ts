import { type SvgNode, svg } from '../shared/svg.ts'
import { type EarthTap, earthRail, type Sheet } from './sheet.ts'
import { earthDash, joint, lines, mm, path, thin } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import { drawEarthBar } from './symbols.ts'

const dashed = (d: string): SvgNode => path(d, thin, earthDash)

const drawRiser = (riser: number, taps: readonly EarthTap[]): readonly SvgNode[] => {
  const top = Math.min(...taps.map(({ y }) => y))
  return [
    dashed(`M${mm(riser)} ${mm(top)}V${earthRail}`),
    ...taps.flatMap(({ y, to }) => [dashed(`M${mm(riser)} ${mm(y)}H${mm(to)}`), ...(y > top ? [joint(riser, y)] : [])]),
    joint(riser, earthRail),
  ]
}

/** The section in a name: '6 mm²' of 'Cabo cobre 6mm² 750V verde/amarelo'; '' without one. */
const readSection = (name: string): string => /(\d+)\s*mm/i.exec(name)?.[1] ?? ''

const nameConductor = (name: string): string =>
  ['PE', ...(readSection(name) === '' ? [] : [`${readSection(name)} mm²`]), 'verde-amarelo'].join(' ')

/** The protective conductors, their rail and the electrode (HOM-008). */
export const drawEarth = (
  { figures: { earth }, id }: Sheet,
  taps: readonly EarthTap[],
  mainBoard: { readonly x: number; readonly y: number },
): SvgNode => {
  const risers = [...new Set(taps.map(({ riser }) => riser))]
  return svg(
    'g',
    {
      id: id('pe'),
      'data-role': 'ground',
      ...(earth !== null && { 'data-ref': earth.code }),
      'data-count': 1,
    },
    lines(
      dashed(`M${mm(Math.min(...risers))} ${earthRail}H330`),
      dashed(`M${mm(mainBoard.x)} ${mm(mainBoard.y)}V${earthRail}`),
      joint(mainBoard.x, earthRail),
      ...risers.flatMap((riser) =>
        drawRiser(
          riser,
          taps.filter((tap) => tap.riser === riser),
        ),
      ),
      ...drawEarthBar(330, earthRail),
    ),
    letters({ x: 339, y: earthRail + 1.4, text: 'BEP e eletrodo de' }),
    letters({ x: 339, y: earthRail + 6, text: 'aterramento' }),
    // Below the rail: above it the words of the last string may need the room.
    letters({ x: 63, y: earthRail + 5, text: earth === null ? 'PE' : nameConductor(earth.name) }),
  )
}
