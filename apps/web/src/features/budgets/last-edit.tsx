import { compareBudget } from '@girassol/contract/budgets'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DifferenceList } from './difference-list.tsx'

/** What the last edit changed, for whoever wants to know; nothing for a budget that was never edited. */
export const LastEdit = ({ id }: { readonly id: number }) => {
  const [isOpen, setOpen] = useState(false)
  const { data } = useEndpointQuery(compareBudget, { params: { id } }, { refetchOnMount: 'always' })
  if (!data) return null
  return (
    <Notice
      tone="info"
      isInline
      action={
        <ActionButton
          label={isOpen ? 'Ocultar diferenças' : 'Ver diferenças'}
          variant="text"
          size="compact"
          onRun={() => setOpen(!isOpen)}
        />
      }
    >
      Editado por {data.editedBy} em {formatDateTime(data.editedAt)}.
      {isOpen && <DifferenceList difference={data.difference} />}
    </Notice>
  )
}
