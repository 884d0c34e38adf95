import {
  drawLayout,
  formatArea,
  formatPitch,
  formatSize,
  type Layout,
  type LayoutOrder,
  layModules,
  layoutNote,
  layoutTitle,
} from '@girassol/domain/layout'
import { Box } from '@mantine/core'
import { Pairs } from '../../ui/pairs.tsx'
import { SvgPicture } from '../../ui/svg-picture.tsx'
import { FreeRoof } from './free-roof.tsx'
import { LayoutLegend } from './layout-legend.tsx'
import classes from './layout-view.module.css'
import { type RoofForm, readRoof } from './roof-form.ts'

const measures = (layout: Layout): readonly (readonly [string, string])[] => [
  ['Área dos módulos', formatArea(layout.areaM2)],
  ['Cada linha', formatSize(layout.widthMm, layout.moduleLengthMm)],
  ['Conjunto em planta', formatSize(layout.widthMm, layout.heightMm)],
  ...(layout.lines.length > 1 ? ([['Passo entre linhas', formatPitch(layout.pitchMm)]] as const) : []),
  ...(layout.mount === 'ROOF' ? [] : ([['Inclinação · latitude', describePlace(layout)]] as const)),
]

const describePlace = ({ tilt, latitude }: Layout): string =>
  `${tilt}° · ${Math.abs(latitude).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}° ${latitude < 0 ? 'S' : 'N'}`

export type LayoutViewProps = {
  readonly order: LayoutOrder
  readonly modulePowerW: number
  readonly roof: RoofForm
  readonly changeRoof: (part: Partial<RoofForm>) => void
  readonly onResize?: ((powerW: number) => void) | undefined
}

/** The layout of a kit to scale with its strings, measures and the free roof (GRID-006 to GRID-008). */
export const LayoutView = ({ order, modulePowerW, roof, changeRoof, onResize }: LayoutViewProps) => {
  const layout = layModules(order)
  return (
    <div className={classes.view}>
      <div className={classes.drawn}>
        <h3>{layoutTitle(layout)}</h3>
        {/* A wide picture is scrolled inside its own region, by keyboard too. */}
        <Box component="section" className={classes.picture} aria-label="Desenho da disposição" tabIndex={0}>
          <SvgPicture node={drawLayout({ layout, name: 'layout', roof: readRoof(roof) })} />
        </Box>
        <p className={classes.note}>
          {layoutNote}
          {layout.strings.length > 0 && ' Numeração: string.posição, da esquerda para a direita e de cima para baixo.'}
        </p>
      </div>
      <section className={classes.block} data-first>
        <h3>Strings</h3>
        <LayoutLegend layout={layout} />
      </section>
      <section className={classes.block}>
        <h3>Medidas</h3>
        <Pairs pairs={measures(layout)} />
      </section>
      <FreeRoof layout={layout} modulePowerW={modulePowerW} form={roof} change={changeRoof} onResize={onResize} />
    </div>
  )
}
