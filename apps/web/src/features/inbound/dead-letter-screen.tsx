import { type DeadLetter, listDeadLetters } from '@girassol/contract/inbound'
import { useState } from 'react'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import classes from './dead-letter.module.css'
import { DeadLetterPanel, sourceLabels } from './dead-letter-panel.tsx'

type Open = (letter: DeadLetter) => void

const Opener = ({ letter, onOpen }: { readonly letter: DeadLetter; readonly onOpen: Open }) => (
  <button type="button" className={classes.opener} onClick={() => onOpen(letter)}>
    {letter.reason}
  </button>
)

const recordText = ({ source, event, invoiceId }: DeadLetter): string =>
  [sourceLabels[source], event, ...(invoiceId === null ? [] : [`pedido ${invoiceId}`])].join(' · ')

const columns = (onOpen: Open): readonly Column<DeadLetter>[] => [
  {
    id: 'at',
    header: 'Chegou',
    width: '210px',
    isDim: true,
    cell: (row) => <DateText iso={row.receivedAt} withTime />,
  },
  { id: 'reason', header: 'Motivo', cell: (letter) => <Opener letter={letter} onOpen={onOpen} /> },
  { id: 'record', header: 'Mensagem', width: '34%', isDim: true, cell: recordText },
]

const LetterCard = ({ letter, onOpen }: { readonly letter: DeadLetter; readonly onOpen: Open }) => (
  <RecordCard
    title={<Opener letter={letter} onOpen={onOpen} />}
    meta={
      <>
        <DateText iso={letter.receivedAt} withTime /> · {recordText(letter)}
      </>
    }
  />
)

/** C-140: messages from the ERP, the gateway and the carrier that could not be processed. */
export const DeadLetterScreen = () => {
  const list = useEndpointPages(listDeadLetters, { query: {} })
  const [opened, setOpened] = useState<DeadLetter>()
  return (
    <>
      <PageHeader
        title="Mensagens não aproveitadas"
        note="O que chegou do ERP, dos pagamentos e do frete e não pôde ser usado. Corrija a causa e processe de novo, ou diga o que foi feito."
      />
      <DataTable
        caption="Mensagens"
        columns={columns(setOpened)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(letter) => <LetterCard letter={letter} onOpen={setOpened} />}
        empty={<EmptyState title="Nenhuma mensagem parada" text="Tudo que chegou dos outros sistemas foi usado." />}
      />
      {opened !== undefined && <DeadLetterPanel letter={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
