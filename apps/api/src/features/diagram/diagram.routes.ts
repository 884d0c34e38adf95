import * as contract from '@girassol/contract/diagram'
import type { Router } from '../../http/route.ts'
import { drawDiagram } from './draw-diagram.ts'
import { showDiagram } from './show-diagram.ts'

export const diagramRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.showDiagram, showDiagram)
  fileRoute(contract.drawDiagram, drawDiagram)
}
