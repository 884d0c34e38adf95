import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { TextInput } from '@mantine/core'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import classes from './editing.module.css'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

type Homologation = EditDialogProps['homologation']
type DayName = keyof Homologation['dates']

const labels = {
  protocol: 'Protocolo',
  'dates.submittedOn': 'Protocolada em',
  'dates.pendencyOn': 'Pendência em',
  'dates.issuedOn': 'Orçamento emitido em',
  'dates.inspectionOn': 'Vistoria pedida em',
  'dates.connectedOn': 'Conectada em',
  'dates.deniedOn': 'Negada em',
} as const

/** The days that were reached; the others are given with their move (C-177). */
const listReached = ({ dates }: Homologation): readonly DayName[] =>
  (Object.keys(dates) as DayName[]).filter((name) => dates[name] !== null)

/** C-177: corrects the protocol and the days of the statuses that were reached. */
export const DatesDialog = (props: EditDialogProps) => {
  const { homologation, onReload, onClose } = props
  const { protocol, dates, version } = homologation
  const reached = listReached(homologation)
  const form = useSchemaForm({
    schema: homologationBody,
    initial: {
      protocol: protocol ?? '',
      dates: Object.fromEntries(reached.map((name) => [name, dates[name] ?? ''])) as Partial<Record<DayName, string>>,
    },
    labels,
    toBody: (values) => ({ ...values, ...(protocol === null && { protocol: undefined }), version }),
  })
  return (
    <RecordDialog
      width="decision"
      title="Protocolo e datas"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      {protocol !== null && <TextInput {...form.getTextProps('protocol')} autoComplete="off" />}
      <div className={classes.pair}>
        {reached.map((name) => (
          <DayInput key={name} {...form.getDayProps(`dates.${name}`)} />
        ))}
      </div>
    </RecordDialog>
  )
}
