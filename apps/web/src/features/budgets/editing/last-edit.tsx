import { compareBudget } from '@girassol/contract/budgets'
import { sellerChangeSentences } from '@girassol/domain/sellers'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import classes from '../detail/budget-detail.module.css'
import { DifferenceList } from './difference-list.tsx'

/** The changes of the last edit, folded; nothing for a budget that was never edited. */
export const LastEdit = ({ id }: { readonly id: number }) => {
  const [isOpen, setOpen] = useState(false)
  const { data } = useEndpointQuery(compareBudget, { params: { id } }, { refetchOnMount: 'always' })
  if (!data) return null
  return (
    <>
      <p className={classes.line}>
        Editado por {data.editedBy} em {formatDateTime(data.editedAt)}
        {data.beforeSellerChange && `, ${sellerChangeSentences.mark.toLowerCase()}`}
        <ActionButton
          label={isOpen ? 'Ocultar diferenças' : 'Ver diferenças'}
          variant="text"
          size="compact"
          onRun={() => setOpen(!isOpen)}
        />
      </p>
      {isOpen && (
        <Card title="O que mudou na última edição">
          <DifferenceList difference={data.difference} />
        </Card>
      )}
    </>
  )
}
