import type { CreditAccount } from '@girassol/contract/credit'
import { Facts } from '../../ui/facts.tsx'
import { Meter } from '../../ui/meter.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import classes from './credit.module.css'

const computeShare = ({ limit, used }: CreditAccount): number => (limit > 0 ? used / limit : 1)

/** From this share of the limit on, the bar warns. */
const nearlyUsed = 0.9

/** Limit, used and free, with a bar of what is used (CRED-004). */
export const CreditFacts = ({ account }: { readonly account: CreditAccount }) => (
  <div className={classes.facts}>
    <Facts
      items={[
        { label: 'Limite de crédito', value: <MoneyText reais={account.limit} /> },
        { label: 'Usado', value: <MoneyText reais={account.used} /> },
        { label: 'Livre', value: <MoneyText reais={account.free} /> },
      ]}
    />
    <Meter share={computeShare(account)} tone={computeShare(account) >= nearlyUsed ? 'attention' : 'normal'} />
  </div>
)
