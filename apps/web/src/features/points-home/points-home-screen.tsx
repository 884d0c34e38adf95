import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceBanners } from '../dashboard/index.ts'
import { BalanceSummary, LatestEntries, PointsGate, PointsMenu } from '../points/index.ts'
import { StoreTeaser } from '../points-store/index.ts'
import { HomeManagement } from './home-management.tsx'
import classes from './points-home.module.css'

/** The home of the points: banners, balance and the latest entries. */
export const PointsHomeScreen = () => (
  <>
    <PageHeader title="Pontos" />
    <PointsMenu />
    <PointsGate whileChoosing={<HomeManagement />}>
      <div className={classes.page}>
        <PlaceBanners location="points informations" />
        <BalanceSummary />
        <StoreTeaser />
        <LatestEntries />
      </div>
    </PointsGate>
  </>
)
