import * as contract from '@girassol/contract/catalogue'
import * as generator from '@girassol/contract/generator'
import type { Router } from '../../http/route.ts'
import { applyCatalogueImport } from './apply-catalogue-import.ts'
import { changeManagedProduct } from './change-managed-product.ts'
import { downloadFile } from './download-file.ts'
import { exportCatalogue } from './export-catalogue.ts'
import {
  listBrands,
  listCategories,
  listGroups,
  listInverterBrands,
  listInverters,
  listModules,
  listRoofTypes,
} from './list-lookups.ts'
import { countManagedProducts, listCatalogueFilters, listManagedProducts } from './list-managed-products.ts'
import { listProducts, listPromotedProducts } from './list-products.ts'
import { previewCatalogueImport } from './preview-catalogue-import.ts'
import { showImage, showProductImage } from './show-image.ts'
import { showManagedProduct } from './show-managed-product.ts'
import { showProduct } from './show-product.ts'
import { showPromotionalSeason } from './show-promotional-season.ts'
import { uploadProductFile } from './upload-product-file.ts'

export const catalogueRoutes = ({ route, lookupRoute, fileRoute, downloadRoute }: Router): void => {
  route(contract.listProducts, listProducts)
  route(contract.listPromotedProducts, listPromotedProducts)
  route(contract.showProduct, showProduct)
  fileRoute(contract.showProductImage, showProductImage)
  fileRoute(contract.showImage, showImage)
  fileRoute(contract.downloadFile, downloadFile)
  route(contract.showPromotionalSeason, showPromotionalSeason)
  route(contract.listGroups, listGroups)
  route(contract.listCategories, listCategories)
  route(contract.listBrands, listBrands)
  route(generator.listInverterBrands, listInverterBrands)
  route(generator.listInverters, listInverters)
  route(generator.listModules, listModules)
  route(generator.listRoofTypes, listRoofTypes)
  route(contract.previewCatalogueImport, previewCatalogueImport)
  route(contract.applyCatalogueImport, applyCatalogueImport)
  downloadRoute(contract.exportCatalogue, exportCatalogue)
  route(contract.listManagedProducts, listManagedProducts)
  route(contract.countManagedProducts, countManagedProducts)
  route(contract.listCatalogueFilters, listCatalogueFilters)
  route(contract.showManagedProduct, showManagedProduct)
  lookupRoute(contract.changeManagedProduct, changeManagedProduct)
  lookupRoute(contract.uploadProductFile, uploadProductFile)
}
