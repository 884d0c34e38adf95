import * as contract from '@girassol/contract/wishlist'
import type { Router } from '../../http/route.ts'
import { addWish } from './add-wish.ts'
import { listWishes } from './list-wishes.ts'
import { readWish } from './read-wish.ts'
import { removeWish } from './remove-wish.ts'

export const wishlistRoutes = ({ route }: Router): void => {
  route(contract.listWishes, listWishes)
  route(contract.readWish, readWish)
  route(contract.addWish, addWish)
  route(contract.removeWish, removeWish)
}
