import * as contract from '@girassol/contract/generator'
import type { Router } from '../../http/route.ts'
import { calculateBudgetStructure } from './calculate-budget-structure.ts'
import { calculateCartStructure } from './calculate-cart-structure.ts'
import { judgeBasket } from './judge-basket.ts'
import { listImpossibleChoices } from './list-impossible-choices.ts'
import { readProposals } from './read-proposals.ts'
import { restoreKitItem } from './restore-kit-item.ts'
import { searchKits } from './search-kits.ts'
import { swapKit } from './swap-kit.ts'

export const generatorRoutes = ({ route }: Router): void => {
  route(contract.searchKits, searchKits)
  route(contract.readProposals, readProposals)
  route(contract.swapKit, swapKit)
  route(contract.restoreKitItem, restoreKitItem)
  route(contract.calculateCartStructure, calculateCartStructure)
  route(contract.calculateBudgetStructure, calculateBudgetStructure)
  route(contract.judgeBasket, judgeBasket)
  route(contract.listImpossibleChoices, listImpossibleChoices)
}
