import { canHavePrice, priceSentences } from '@girassol/domain/proposals'
import { formatCents } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './editor.module.css'
import { type SectionProps, UnitField } from './fields.tsx'
import type { PriceFigures } from './price-figures.ts'
import type { ProposalField } from './proposal-form.ts'

const MoneyField = ({ form, name }: SectionProps & { readonly name: ProposalField }) => (
  <MoneyInput {...form.getMoneyProps(name)} />
)

const extrasName = 'Extras'

/** One amount; several extras, which only another program can make, are shown as their sum. */
const ExtrasField = ({ form }: SectionProps) => {
  const { price } = form.values
  const [only, ...others] = price.extras
  const { value: _, onChange: __, ...field } = form.getFieldProps('price.extras')
  const sum = price.extras.reduce((total, { amount }) => total + amount, 0)
  const change = (cents: number | null) => {
    const amount = (cents ?? 0) / 100
    const extras = amount === 0 ? [] : [{ name: only?.name ?? extrasName, amount }]
    form.change({ price: { ...price, extras } })
  }
  return <MoneyInput {...field} cents={Math.round(sum * 100)} onChange={change} isReadOnly={others.length > 0} />
}

type PriceSectionProps = SectionProps & { readonly figures: PriceFigures }

/** PROP-004, PROP-005: what the price is made of; the customer receives only the final price. */
export const PriceSection = ({ form, figures }: PriceSectionProps) => {
  const decision = canHavePrice(figures)
  return (
    <Card title="Preço" aside="Nada desta seção vai para o cliente, só o preço final">
      <div className={classes.five}>
        <div className={classes.fixed}>
          <span>Equipamentos e frete</span>
          <output className="figures">{formatCents(figures.equipmentCents)}</output>
        </div>
        <UnitField form={form} name="price.markUp" mark="%" decimals={2} leastDecimals={2} />
        <MoneyField form={form} name="price.services" />
        <ExtrasField form={form} />
        <MoneyField form={form} name="price.discount" />
      </div>
      {!decision.allowed && (
        <Notice tone="attention" isInline>
          {priceSentences[decision.refusal]}
        </Notice>
      )}
      <div className={classes.costs}>
        <MoneyField form={form} name="price.ownCosts.labour" />
        <MoneyField form={form} name="price.ownCosts.travel" />
        <UnitField form={form} name="price.ownCosts.taxPercent" mark="%" decimals={2} leastDecimals={2} />
        <p className={classes.costNote}>Custos seus, usados só no lucro bruto.</p>
      </div>
    </Card>
  )
}
