import { IconPlus } from '@tabler/icons-react'
import { ActionButton } from '../action-button.tsx'
import { PageHeader } from '../page-header.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'

type RecordListPageProps<Row> = RecordListProps<Row> & {
  readonly title: string
  readonly note?: string
  /** The label of the button that opens an empty dialog: 'Novo link'. Without it nothing can be added here. */
  readonly addLabel?: string
  /** Its accessible name, where the label is short. */
  readonly addName?: string
}

type AddButtonProps = { readonly label: string; readonly name: string | undefined; readonly onAdd: () => void }

const AddButton = ({ label, name, onAdd }: AddButtonProps) => (
  <ActionButton
    label={label}
    {...(name !== undefined && { name })}
    variant="next"
    icon={<IconPlus size={16} aria-hidden />}
    onRun={onAdd}
  />
)

/** A page with the records of one kind: its title, the button to add one, and the list. */
export const RecordListPage = <Row,>(props: RecordListPageProps<Row>) => {
  const { title, note, addLabel, addName, children, ...list } = props
  return (
    <RecordList {...list}>
      {(actions) => (
        <>
          <PageHeader
            title={title}
            note={note}
            {...(addLabel !== undefined && {
              primary: <AddButton label={addLabel} name={addName} onAdd={actions.onAdd} />,
            })}
          />
          {children(actions)}
        </>
      )}
    </RecordList>
  )
}
