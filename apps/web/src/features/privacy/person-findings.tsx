import { type Erasure, erasePerson, type PersonPreview } from '@girassol/contract/privacy'
import { useState } from 'react'
import { formatCounted } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PersonExportButton } from './person-export-button.tsx'
import classes from './privacy.module.css'
import { FoundList, KeptList } from './record-lists.tsx'

type FindingsProps = {
  readonly subject: string
  readonly person: PersonPreview
  readonly onErased: (erasure: Erasure) => void
}

const RunningOrders = ({ orders }: { readonly orders: readonly number[] }) => (
  <Notice tone="attention" title="Há pedidos desta pessoa em andamento">
    <p className={classes.orders}>
      {orders.map((id) => (
        <AppLink key={id} to={`/pedidos/${id}`}>
          Pedido {id}
        </AppLink>
      ))}
    </p>
  </Notice>
)

const EraseButton = ({ subject, person, onErased }: FindingsProps) => {
  const [isAsking, setAsking] = useState(false)
  const erase = useEndpointMutation(erasePerson, {
    success: 'Dados removidos',
    onSuccess: (erasure) => {
      setAsking(false)
      onErased(erasure)
    },
  })
  return (
    <>
      <ActionButton
        label="Remover os dados"
        permission={person.erase}
        reasonAs="tooltip"
        onRun={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={`Remover os dados de ${person.masked}`}
        verb="Remover"
        runningVerb="Removendo…"
        isRunning={erase.isPending}
        onConfirm={() => erase.mutate({ body: { subject } })}
        onClose={() => setAsking(false)}
      >
        O nome passa a “Titular removido”; documentos, contatos e arquivos são apagados, e os textos perdem o que
        identifica a pessoa. Não é possível desfazer. Exporte os dados antes, se o titular os pediu.
      </ConfirmDialog>
    </>
  )
}

/** What is stored about a person, what the law keeps, and what may be done. */
export const PersonFindings = (props: FindingsProps) => {
  const { subject, person } = props
  const { found, kept, runningOrders, masked } = person
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState title="Nada encontrado" text={`O portal não guarda dados de ${masked}.`} />
      </Card>
    )
  }
  const total = found.reduce((sum, { records }) => sum + records, 0)
  return (
    <>
      {runningOrders.length > 0 && <RunningOrders orders={runningOrders} />}
      <Card title={`Dados de ${masked}`} aside={formatCounted(total, 'registro', 'registros')}>
        <FoundList label={`Registros de ${masked}`} found={found} />
        <div className={classes.actions}>
          <PersonExportButton subject={subject} />
          <EraseButton {...props} />
        </div>
      </Card>
      {kept.length > 0 && (
        <Card title="O que permanece após a remoção">
          <KeptList kept={kept} />
        </Card>
      )}
    </>
  )
}
