import { useCan } from '../../access/session.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EnergyCard } from './energy-card.tsx'
import { GeneratorCard } from './generator-card.tsx'
import { OperationCard } from './operation-card.tsx'
import { PointSeasonsCard } from './point-seasons-card.tsx'
import { PromotionalSeasonsCard } from './promotional-seasons-card.tsx'
import { SeparationDaysCard } from './separation-days-card.tsx'
import classes from './settings.module.css'

/** C-140: the distributor's settings; the points administrator sees only the seasons of the programme (PTS-095). */
export const HouseSettingsScreen = () => {
  const managesAll = useCan('administration.use')
  return (
    <>
      <PageHeader
        title="Configurações"
        note="Cada mudança vale na hora e fica no registro de alterações; o que já foi fechado não muda."
        secondary={
          managesAll && (
            <>
              <AppLink to="/administracao/preparo">Preparo do portal</AppLink>
              <AppLink to="/administracao/registro?tipo=setting">Ver alterações</AppLink>
            </>
          )
        }
      />
      <div className={classes.cards}>
        {managesAll && <PromotionalSeasonsCard />}
        <PointSeasonsCard />
        {managesAll && <OperationCard />}
        {managesAll && <SeparationDaysCard />}
        {managesAll && <GeneratorCard />}
        {managesAll && <EnergyCard />}
      </div>
    </>
  )
}
