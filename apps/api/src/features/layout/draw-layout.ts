import type * as contract from '@girassol/contract/layout'
import { drawLayout as draw, type FreeRoof, layModules } from '@girassol/domain/layout'
import { writeSvg } from '@girassol/domain/shared'
import type { FileHandler } from '../../http/context.ts'
import { findLayout } from './layout-queries.ts'

type Metres = { readonly roofWidth?: number | undefined; readonly roofHeight?: number | undefined }

const toMillimetres = (metres: number | undefined): number | undefined =>
  metres === undefined ? undefined : Math.round(metres * 1000)

const toRoof = ({ roofWidth, roofHeight }: Metres): FreeRoof => ({
  widthMm: toMillimetres(roofWidth),
  heightMm: toMillimetres(roofHeight),
})

/** GRID-006, GRID-008: the layout of an order as a file; the same order and roof always give the same bytes. */
export const drawLayout: FileHandler<typeof contract.drawLayout> = async (context, { params, query }) => {
  const { order, moduleName } = await findLayout(context, params.id)
  const layout = layModules(order)
  const heading = `Pedido ${params.id}, ${layout.modules.length} × ${moduleName}`
  const text = writeSvg(draw({ layout, name: 'layout', heading, roof: toRoof(query), hasLegend: true }))
  return {
    name: `Disposição dos módulos ${params.id}.svg`,
    contentType: 'image/svg+xml',
    disposition: 'inline',
    bytes: () => Promise.resolve(new TextEncoder().encode(text)),
  }
}
