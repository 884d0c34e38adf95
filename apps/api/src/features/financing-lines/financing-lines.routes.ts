import * as contract from '@girassol/contract/financing-lines'
import type { Router } from '../../http/route.ts'
import { listFinancingLines } from './list-financing-lines.ts'
import { addFinancingLine, changeFinancingLine, removeFinancingLine } from './save-financing-line.ts'

export const financingLinesRoutes = ({ route }: Router): void => {
  route(contract.listFinancingLines, listFinancingLines)
  route(contract.addFinancingLine, addFinancingLine)
  route(contract.changeFinancingLine, changeFinancingLine)
  route(contract.removeFinancingLine, removeFinancingLine)
}
