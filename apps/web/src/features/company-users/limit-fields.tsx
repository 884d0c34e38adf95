import { MoneyInput, type MoneyInputProps } from '../../ui/money-input.tsx'
import classes from './company-users.module.css'

type Limits = { readonly orderLimit: number | null; readonly monthLimit: number | null }

export const limitLabels = { orderLimit: 'Limite por pedido', monthLimit: 'Limite por mês' } as const

export const noLimits: Limits = { orderLimit: null, monthLimit: null }

/** Limits for the shape of a stored draft, in reais. */
export const sampleLimits: Limits = { orderLimit: 0, monthLimit: 0 }

type LimitForm = { readonly getMoneyProps: (field: keyof Limits) => MoneyInputProps }

const hint = 'Vazio: sem limite'

/** What a user may order without an approval, in reais; an empty field is no limit (COMP-009). */
export const LimitFields = ({ form }: { readonly form: LimitForm }) => (
  <div className={classes.limits}>
    <MoneyInput {...form.getMoneyProps('orderLimit')} hint={hint} />
    <MoneyInput {...form.getMoneyProps('monthLimit')} hint={hint} />
  </div>
)
