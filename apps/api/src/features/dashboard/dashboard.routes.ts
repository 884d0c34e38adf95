import * as contract from '@girassol/contract/dashboard'
import type { Router } from '../../http/route.ts'
import { listBanners, listManagedBanners } from './list-banners.ts'
import { markBannersSeen } from './mark-banners-seen.ts'
import { removeBanner } from './remove-banner.ts'
import { addBanner, changeBanner } from './save-banner.ts'
import { showBannerPicture } from './show-banner-picture.ts'
import { showDashboard } from './show-dashboard.ts'
import { showWorkQueue } from './show-work-queue.ts'
import { sortBanners } from './sort-banners.ts'

export const dashboardRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.showDashboard, showDashboard)
  route(contract.showWorkQueue, showWorkQueue)
  route(contract.listBanners, listBanners)
  route(contract.markBannersSeen, markBannersSeen)
  fileRoute(contract.showBannerPicture, showBannerPicture)
  route(contract.listManagedBanners, listManagedBanners)
  lookupRoute(contract.addBanner, addBanner)
  lookupRoute(contract.changeBanner, changeBanner)
  route(contract.removeBanner, removeBanner)
  route(contract.sortBanners, sortBanners)
}
