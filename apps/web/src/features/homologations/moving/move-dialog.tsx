import { type HomologationView, moveHomologation } from '@girassol/contract/homologations'
import { homologationMoveBody } from '@girassol/contract/homologations/homologation-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import {
  findMoveProblems,
  type HomologationStatus,
  homologationStatuses,
  type NetworkWorks,
  networkWorks,
  networkWorksNames,
} from '@girassol/domain/homologations'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useToday } from '../../../lib/use-now.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { useStoreHomologation } from '../use-store-homologation.ts'
import { labelMove, moves } from './moves.ts'

type Body = RequestFor<typeof moveHomologation>['body']

type Typed = {
  readonly protocol: string
  readonly date: string
  readonly text: string
  readonly works: NetworkWorks
}

export type MoveDialogProps = {
  readonly homologation: HomologationView
  readonly to: HomologationStatus
  /** Shows the record as another user changed it. */
  readonly onReload: () => void
  readonly onClose: () => void
}

const worksOptions = networkWorksNames.map((value) => ({ value, label: networkWorks[value].label }))

const emptyAsNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What the move lacks, by field (HOM-004). */
const findProblems = (to: HomologationStatus, { protocol, date, text }: Typed, today: string) =>
  Object.fromEntries(
    findMoveProblems(
      { status: to, protocol: emptyAsNull(protocol), date: emptyAsNull(date), text: emptyAsNull(text) },
      today,
    ).map(({ field, message }) => [field, message]),
  )

const toBody = (to: HomologationStatus, version: number, { protocol, date, text, works }: Typed) => {
  const { fields } = moves[to]
  return {
    status: to,
    version,
    ...(fields.includes('protocol') && { protocol }),
    ...(fields.includes('date') && { date: emptyAsNull(date) }),
    ...(fields.includes('text') && { text }),
    ...(fields.includes('works') && { works }),
  }
}

const useMoveForm = ({ homologation, to }: MoveDialogProps) => {
  const today = useToday()
  const initial: Typed = { protocol: homologation.protocol ?? '', date: today, text: '', works: homologation.works }
  const { fields } = moves[to]
  return useSchemaForm({
    schema: homologationMoveBody,
    initial,
    labels: {
      protocol: 'Número do protocolo',
      text: moves[to].textLabel ?? '',
      date: 'Dia',
      works: 'Obras na rede',
    },
    toBody: (values) => toBody(to, homologation.version, values),
    rules: (values) => (fields.length === 0 ? {} : findProblems(to, values, today)),
  })
}

const useMove = ({ homologation, to, onClose }: MoveDialogProps) => {
  const store = useStoreHomologation()
  const moving = useEndpointMutation(moveHomologation, {
    failure: false,
    onSuccess: (answer) => {
      store(answer)
      announce(`Situação: ${homologationStatuses[to].label}.`)
      onClose()
    },
  })
  return saveWith(moving, (body: Body) => ({ params: { id: homologation.id }, body }))
}

/** HOM-002, HOM-004: moves a homologation, with the protocol, the day or the text that the move needs. */
export const MoveDialog = (props: MoveDialogProps) => {
  const { homologation, to, onReload, onClose } = props
  const form = useMoveForm(props)
  const label = labelMove(homologation.status, to)
  const { fields } = moves[to]
  return (
    <RecordDialog
      width="decision"
      title={label}
      verb={to === 'SUBMITTED' ? 'Protocolar' : 'Confirmar'}
      runningVerb={to === 'SUBMITTED' ? 'Protocolando…' : 'Confirmando…'}
      form={form}
      saving={useMove(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <p>{moves[to].consequence}</p>
      {fields.includes('protocol') && <TextInput {...form.getTextProps('protocol')} autoComplete="off" />}
      {fields.includes('text') && <Textarea {...form.getTextProps('text')} autosize minRows={3} maxRows={8} />}
      {fields.includes('date') && <DayInput {...form.getDayProps('date')} />}
      {fields.includes('works') && (
        <Select {...form.getFieldProps('works')} data={worksOptions} allowDeselect={false} />
      )}
    </RecordDialog>
  )
}
