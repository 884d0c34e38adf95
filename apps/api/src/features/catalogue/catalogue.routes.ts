import * as contract from '@girassol/contract/catalogue'
import * as generator from '@girassol/contract/generator'
import type { Router } from '../../http/route.ts'
import { downloadFile } from './files/download-file.ts'
import { showImage, showProductImage } from './files/show-image.ts'
import { uploadProductFile } from './files/upload-product-file.ts'
import { applyCatalogueImport } from './import/apply-catalogue-import.ts'
import { exportCatalogue } from './import/export-catalogue.ts'
import { listCatalogueRefusals } from './import/list-catalogue-refusals.ts'
import { previewCatalogueImport } from './import/preview-catalogue-import.ts'
import { changeManagedProduct } from './management/change-managed-product.ts'
import { countManagedProducts, listCatalogueFilters, listManagedProducts } from './management/list-managed-products.ts'
import { showManagedProduct } from './management/show-managed-product.ts'
import {
  listBrands,
  listCategories,
  listGroups,
  listInverterBrands,
  listInverters,
  listModules,
  listRoofTypes,
} from './store/list-lookups.ts'
import { listProducts, listPromotedProducts } from './store/list-products.ts'
import { showProduct } from './store/show-product.ts'
import { showPromotionalSeason } from './store/show-promotional-season.ts'

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
  lookupRoute(contract.previewCatalogueImport, previewCatalogueImport)
  lookupRoute(contract.applyCatalogueImport, applyCatalogueImport)
  downloadRoute(contract.listCatalogueRefusals, listCatalogueRefusals)
  downloadRoute(contract.exportCatalogue, exportCatalogue)
  route(contract.listManagedProducts, listManagedProducts)
  route(contract.countManagedProducts, countManagedProducts)
  route(contract.listCatalogueFilters, listCatalogueFilters)
  route(contract.showManagedProduct, showManagedProduct)
  lookupRoute(contract.changeManagedProduct, changeManagedProduct)
  lookupRoute(contract.uploadProductFile, uploadProductFile)
}
