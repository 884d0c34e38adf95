import { readCompanyRules } from '@girassol/contract/purchase-approvals'
import type { FormEvent } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadedList } from '../../../ui/record-list/loaded-list.tsx'
import { SaveNotice } from '../../../ui/save-notice.tsx'
import classes from '../approvals.module.css'
import { type CompanyRules, useRuleForm } from './use-rule-form.ts'
import { UserLimitTable } from './user-limit-table.tsx'

const effect =
  'Precisam de aprovação, além dos que passam do limite de quem compra. Vazio: a empresa não tem essa regra.'

type RuleProps = { readonly rules: CompanyRules; readonly onReload: () => void }

const Rule = ({ rules, onReload }: RuleProps) => {
  const { form, submit, isSaving, error } = useRuleForm(rules)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate className={classes.rule} onSubmit={onSubmit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {!form.isAtFields(error) && <SaveNotice error={error} onReload={onReload} />}
      <MoneyInput {...form.getMoneyProps('approveAbove')} hint={effect} />
      <div className={classes.ruleActions}>
        <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" size="md" isSubmit isRunning={isSaving} />
      </div>
    </form>
  )
}

/** COMP-009: from which value on every order needs an approval, and the limits of each user; for the company's ADMIN. */
export const CompanyLimitsScreen = () => {
  const rules = useEndpointQuery(readCompanyRules, {})
  return (
    <>
      <PageHeader
        title="Limites da empresa"
        note="O que passa de um limite aguarda a aprovação de outra pessoa da empresa antes de virar pedido."
      />
      <div className={classes.limitCards}>
        <Card title="Regra da empresa">
          <LoadedList query={rules}>
            {/* Another version of the rule needs a new form. */}
            {(found) => <Rule key={found.version} rules={found} onReload={() => void rules.refetch()} />}
          </LoadedList>
        </Card>
        <UserLimitTable />
      </div>
    </>
  )
}
