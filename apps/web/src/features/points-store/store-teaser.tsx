import { readTradeable } from '@girassol/contract/points'
import { listPointsProducts, type PointsProductView } from '@girassol/contract/points-store'
import { useState } from 'react'
import { useCan } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonCards } from '../../ui/skeletons.tsx'
import classes from './points-store.module.css'
import { StoreCard } from './store-card.tsx'

const ExchangeDialog = lazyDialog(async () => (await import('./exchange-dialog.tsx')).ExchangeDialog)

/** PTS-076 */
const teaserQuery = { term: '', skip: 1, take: 4 } as const

const Teaser = () => {
  const { data, error } = useEndpointQuery(listPointsProducts, { query: teaserQuery }, { refetchOnMount: 'always' })
  const tradeable = useEndpointQuery(readTradeable, {}).data?.value
  const [code, setCode] = useState<string>()
  const opened: PointsProductView | undefined = data?.data.find(({ B1_COD }) => B1_COD === code)
  if (data === undefined ? error !== null : data.data.length === 0) return null
  return (
    <section className={classes.teaser} aria-labelledby="points-store-teaser">
      <header className={classes.teaserHead}>
        <h2 id="points-store-teaser">Loja de pontos</h2>
        <AppLink to="/pontos/loja">Ver loja</AppLink>
      </header>
      {data === undefined ? (
        <SkeletonCards cards={4} height={300} />
      ) : (
        <ul className={classes.teaserCards} aria-label="Produtos da loja de pontos">
          {data.data.map((product) => (
            <StoreCard
              key={product.B1_COD}
              product={product}
              tradeable={tradeable}
              term=""
              onOpen={({ B1_COD }) => setCode(B1_COD)}
            />
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <ExchangeDialog product={opened} tradeable={tradeable} onClose={() => setCode(undefined)} />
      )}
    </section>
  )
}

/** PTS-001, PTS-076: four products on the points home; nothing when they cannot be loaded (PTS-103). */
export const StoreTeaser = () => (useCan('points.trade') ? <Teaser /> : null)
