import * as contract from '@girassol/contract/layout'
import type { Router } from '../../http/route.ts'
import { drawLayout } from './draw-layout.ts'
import { showLayout } from './show-layout.ts'

export const layoutRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.showLayout, showLayout)
  fileRoute(contract.drawLayout, drawLayout)
}
