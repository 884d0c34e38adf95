import * as contract from '@girassol/contract/diagram'
import type { Router } from '../../http/route.ts'
import { drawDiagram } from './draw-diagram.ts'
import { showOrderDiagram } from './show-order-diagram.ts'

export const diagramRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.showOrderDiagram, showOrderDiagram)
  fileRoute(contract.drawDiagram, drawDiagram)
}
