import * as contract from '@girassol/contract/product-lists'
import type { Router } from '../../http/route.ts'
import { addProductListToCart } from './add-product-list-to-cart.ts'
import { changeProductList, removeProductList } from './change-product-list.ts'
import { copyProductList, createProductList } from './create-product-list.ts'
import { listProductLists, showProductList } from './list-product-lists.ts'

export const productListsRoutes = ({ route }: Router): void => {
  route(contract.listProductLists, listProductLists)
  route(contract.showProductList, showProductList)
  route(contract.createProductList, createProductList)
  route(contract.changeProductList, changeProductList)
  route(contract.removeProductList, removeProductList)
  route(contract.copyProductList, copyProductList)
  route(contract.addProductListToCart, addProductListToCart)
}
