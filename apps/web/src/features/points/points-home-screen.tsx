import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceBanners } from '../dashboard/index.ts'
import { StoreTeaser } from '../points-store/index.ts'
import { BalanceSummary } from './balance-summary.tsx'
import { HomeManagement } from './home-management.tsx'
import { LatestEntries } from './latest-entries.tsx'
import classes from './points.module.css'
import { PointsGate } from './points-gate.tsx'
import { PointsMenu } from './points-menu.tsx'

/** The home of the points: what is told, what there is, and what happened last. */
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
