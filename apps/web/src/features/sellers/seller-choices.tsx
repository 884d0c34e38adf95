import type { SellerView } from '@girassol/contract/sellers'
import { formatDocument } from '@girassol/domain/shared'
import { Radio } from '@mantine/core'
import { Highlight } from '../../ui/highlight.tsx'
import classes from './seller-search.module.css'

export type SellerChoicesProps = {
  readonly sellers: readonly SellerView[]
  readonly term: string
  /** Of the previous page, while the next one loads. */
  readonly isOld: boolean
  readonly chosen: SellerView | null
  readonly onChoose: (seller: SellerView) => void
}

const formatPlace = ({ erpCityName, erpState }: SellerView) => `${erpCityName}/${erpState}`

/** One integrator of a page; the choice remains when the page changes. */
export const SellerChoices = ({ sellers, term, isOld, chosen, onChoose }: SellerChoicesProps) => (
  <Radio.Group
    aria-label="Integradores"
    value={chosen?.erpCode ?? null}
    onChange={(code) => {
      const seller = sellers.find(({ erpCode }) => erpCode === code)
      if (seller) onChoose(seller)
    }}
  >
    <div className={classes.choices} data-old={isOld || undefined}>
      {sellers.map((seller) => (
        <label key={seller.erpCode} className={classes.choice} htmlFor={`integrador-${seller.id}`}>
          <Radio id={`integrador-${seller.id}`} value={seller.erpCode} aria-label={seller.fancyName} />
          <span className={classes.names}>
            <strong>
              <Highlight text={seller.fancyName} term={term} />
            </strong>
            <span>
              <Highlight text={seller.name} term={term} />
            </span>
          </span>
          <span className={classes.facts}>
            <span className="figures">{formatDocument(seller.cnpj)}</span>
            <span>{formatPlace(seller)}</span>
          </span>
        </label>
      ))}
    </div>
  </Radio.Group>
)
