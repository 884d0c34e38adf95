import { type ManagedProductView, showManagedProduct } from '@girassol/contract/catalogue'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { formatShortDate, formatTime } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { ErpFacts } from './erp-facts.tsx'
import { type ManagedProductProps, RecordPage, RecordPanel } from './managed-product-frame.tsx'
import { ProductContentForm } from './product-content-form.tsx'

const RecordTrace = ({ record, savedAt }: { readonly record: ManagedProductView; readonly savedAt: string | null }) => {
  const mayRead = useCan('administration.use')
  const now = useNow()
  if (record.updatedAt === null) return 'O portal ainda não mudou este produto.'
  return (
    <>
      <span role="status">
        {savedAt === null
          ? `Última alteração: ${record.updatedBy}, ${formatShortDate(record.updatedAt, now)}`
          : `Salvo às ${formatTime(savedAt)}`}
      </span>
      {mayRead && (
        <>
          {' · '}
          <AppLink to={`/administracao/registro?tipo=product&registro=${record.product.B1_COD}`}>histórico</AppLink>
        </>
      )}
    </>
  )
}

const Record = ({ record, onReload }: { readonly record: ManagedProductView; readonly onReload: () => void }) => {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return (
    <>
      <ErpFacts record={record} />
      {/* Another version, or discarded changes, need a new form. */}
      <ProductContentForm
        key={`${record.version} ${round}`}
        record={record}
        trace={<RecordTrace record={record} savedAt={savedAt} />}
        onSaved={setSavedAt}
        onReload={onReload}
        onDiscard={() => setRound(round + 1)}
      />
    </>
  )
}

/** USE-026: the record of a product, beside the table or as a page. */
export const ManagedProduct = (props: ManagedProductProps) => {
  const { code, isPage } = props
  const found = useEndpointQuery(showManagedProduct, { params: { code } })
  const Frame = isPage ? RecordPage : RecordPanel
  return (
    <Frame {...props} record={found.data}>
      {found.data !== undefined && <Record key={code} record={found.data} onReload={() => void found.refetch()} />}
      {found.data === undefined && found.error === null && <SkeletonLines lines={8} />}
      {found.data === undefined && found.error !== null && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
    </Frame>
  )
}
