import type { SiteRow } from '@girassol/contract/sites'
import type { ReactNode } from 'react'
import { toTableProps } from '../../../lib/table-props.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import type { SiteBoardProps } from '../board/site-board.tsx'
import { toCardActions } from '../board/site-card.tsx'
import { useFinishTask } from '../tasks/use-finish-task.ts'
import { type Shown, SitePhoneCard, siteColumns } from './site-columns.tsx'
import type { Sites } from './use-sites.ts'

type ListViewProps = Pick<Sites, 'list' | 'filters'> & {
  readonly moves: SiteBoardProps['moves']
  readonly empty: ReactNode
}

/** The sites as a table; on the phone as cards. */
export const ListView = ({ list, filters, moves, empty }: ListViewProps) => {
  const finishTask = useFinishTask()
  const mayAct = (row: SiteRow) => row.actions.move.allowed
  const finish = (row: SiteRow, taskId: number) => finishTask.mutate({ siteId: row.id, taskId })
  const shown: Shown = {
    term: filters.term ?? '',
    waiting: moves.waiting,
    refusals: moves.refusals,
    listActions: (row) =>
      toCardActions(row, {
        onChoose: () => moves.choose(row),
        onDone: mayAct(row) ? (taskId) => finish(row, taskId) : undefined,
      }),
  }
  return (
    <DataTable
      caption="Obras"
      columns={siteColumns(shown)}
      {...toTableProps(list)}
      rowKey={({ id }) => id}
      isOpenable
      card={(row) => <SitePhoneCard row={row} {...shown} onDone={mayAct(row) ? finish : undefined} />}
      empty={empty}
    />
  )
}
