import { checkSystems, showSetup } from '@girassol/contract/setup'
import { findNextSetupItem, type SetupItem, setupSteps, toSetupItems } from '@girassol/domain/setup'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Meter } from '../../ui/meter.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './setup.module.css'
import { SetupList } from './setup-list.tsx'

const SystemDialog = lazyDialog(async () => (await import('./system-dialog.tsx')).SystemDialog)

type HeadProps = { readonly items: readonly SetupItem[]; readonly next: SetupItem | undefined }

const Head = ({ items, next }: HeadProps) => {
  const done = items.filter(({ state }) => state === 'done').length
  const isReady = done === items.length
  return (
    <header className={classes.head}>
      <h2>{isReady ? 'Tudo pronto.' : `${done} de ${items.length} prontos`}</h2>
      {next !== undefined && <span>agora: {setupSteps[next.step].label}</span>}
      {isReady && <span>O primeiro pedido já pode ser feito.</span>}
      <Meter share={done / items.length} />
    </header>
  )
}

const Afterwards = () => (
  <Card title="Depois disto">
    <ol className={classes.after}>
      <li>O integrador monta um kit e faz o pedido</li>
      <li>O comercial valida e aprova</li>
      <li>O financeiro confirma e o pedido sai</li>
    </ol>
    <p className={classes.note}>A lista some do início quando o primeiro pedido for feito. Fica em Configurações.</p>
  </Card>
)

/** USE-027: what the portal still lacks, each item with its page; both systems are tested when the list opens. */
export const SetupBoard = () => {
  const setup = useEndpointQuery(showSetup, {}, { refetchOnMount: 'always' })
  const systems = useEndpointQuery(checkSystems, {})
  const [shown, setShown] = useState<'erp' | 'mail'>()
  if (setup.data === undefined) {
    return (
      <Card>
        {setup.error === null ? (
          <SkeletonLines lines={16} />
        ) : (
          <ErrorState error={setup.error} onRetry={() => void setup.refetch()} isRetrying={setup.isFetching} />
        )}
      </Card>
    )
  }
  // A test that failed to run counts as a system that does not respond.
  const unknown = systems.isError ? ({ erp: 'FAILING', mail: 'FAILING' } as const) : undefined
  const items = toSetupItems(setup.data.facts, systems.data ?? unknown)
  const next = findNextSetupItem(items)
  const item = items.find(({ step }) => step === shown)
  return (
    <div className={classes.board}>
      <Card isFlush>
        <Head items={items} next={next} />
        <SetupList items={items} next={next} onShowSystem={setShown} />
      </Card>
      <Afterwards />
      {shown !== undefined && item !== undefined && (
        <SystemDialog
          step={shown}
          item={item}
          isTesting={systems.isFetching}
          onTest={() => void systems.refetch()}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}
