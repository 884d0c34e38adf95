import { listSellers } from '@girassol/contract/sellers'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FactStrip } from '../../ui/facts.tsx'
import { type LookupOption, LookupSelect } from '../../ui/lookup-select.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './points-management.module.css'
import type { IntegratorPoints } from './use-posting.ts'

const searchDelayMs = 500 // PTS-043
const mostShown = 20

type ChoiceProps = {
  readonly chosen: LookupOption | null
  readonly onChoose: (option: LookupOption | null) => void
}

/** Any approved integrator, found by name, CNPJ or code. */
const IntegratorField = ({ chosen, onChoose }: ChoiceProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { take: mostShown, shortList: 'true' as const, ...(searched !== '' && { term: searched }) }
  const found = useEndpointQuery(listSellers, { query }, { showPrevious: true })
  return (
    <LookupSelect
      label="Integrador"
      placeholder="Selecione um integrador..."
      chosen={chosen}
      options={(found.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      none="Nenhum integrador encontrado."
      onSearch={setTerm}
      onChange={onChoose}
    />
  )
}

/** PTS-031: whether the integrator takes part, and its balance. */
const Balances = ({ points }: { readonly points: IntegratorPoints }) => {
  if (points.error !== null) {
    return <ErrorState error={points.error} onRetry={() => void points.refetch()} isRetrying={points.isFetching} />
  }
  if (points.data === undefined) return <SkeletonLines lines={2} />
  const { seller, qualifiableBalance, tradeableBalance } = points.data
  return (
    <FactStrip
      items={[
        { label: 'Habilitado no programa de pontos', value: seller.pointsEnabled ? 'Sim' : 'Não' },
        { label: 'Pontos acumulados', value: formatCount(qualifiableBalance.value) },
        { label: 'Pontos disponíveis para troca', value: formatCount(tradeableBalance.value) },
      ]}
    />
  )
}

type IntegratorPanelProps = ChoiceProps & {
  readonly points: IntegratorPoints
  /** Opens the posting; not for users who may only read. */
  readonly onContinue: (() => void) | undefined
  readonly onClose: () => void
}

/** The tab 'Integrador' (PTS-031). */
export const IntegratorPanel = ({ chosen, points, onChoose, onContinue, onClose }: IntegratorPanelProps) => (
  <div className={classes.panel}>
    <IntegratorField chosen={chosen} onChoose={onChoose} />
    {chosen !== null && <Balances points={points} />}
    <footer className={classes.footer}>
      <ActionButton label="Fechar" variant="text" onRun={onClose} />
      {onContinue !== undefined && (
        <ActionButton
          label="Continuar"
          variant="next"
          permission={chosen === null ? { allowed: false, reason: 'Selecione um integrador' } : { allowed: true }}
          onRun={onContinue}
        />
      )}
    </footer>
  </div>
)
