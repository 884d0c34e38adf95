import { readCategory, readGainedInSeason, readQualifiable } from '@girassol/contract/points'
import { formatCount } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Meter } from '../../ui/meter.tsx'
import classes from './points-store.module.css'
import { useCountedPoints } from './use-counted-points.ts'

/** The distance to the next category; nothing without an active season or in the highest category. */
const CategoryLine = () => {
  const qualifiable = useEndpointQuery(readQualifiable, {}).data?.value
  const category = useEndpointQuery(readCategory, {}).data
  const season = useEndpointQuery(readGainedInSeason, {}).data?.season
  if (qualifiable === undefined || category === undefined) return null
  const { name, nextCategoryName, nextCategoryRequirement } = category
  return (
    <>
      <p className={classes.qualifiable}>
        Qualificáveis <strong className="figures">{formatCount(qualifiable)}</strong>
      </p>
      {season && nextCategoryRequirement !== null && (
        <div className={classes.category}>
          <strong>{name}</strong>
          <Meter share={qualifiable / nextCategoryRequirement} />
          <span>
            faltam {formatCount(nextCategoryRequirement - qualifiable)} para {nextCategoryName}
          </span>
        </div>
      )}
    </>
  )
}

/** The balance above the products, in one line: spendable points, qualifiable points, and the category. */
export const BalanceStrip = ({ tradeable }: { readonly tradeable: number | undefined }) => {
  const shown = useCountedPoints(tradeable)
  return (
    <section className={classes.strip} aria-label="Saldo de pontos">
      <p className={classes.tradeable}>
        Disponíveis para troca{' '}
        <strong className="figures" data-main>
          {shown === undefined ? '…' : formatCount(shown)}
        </strong>
      </p>
      <CategoryLine />
    </section>
  )
}
