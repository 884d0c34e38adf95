import type { TrackedProductView } from '@girassol/contract/warranties'
import { mostSerials } from '@girassol/domain/warranties'
import { Select, Textarea } from '@mantine/core'
import { toSentences } from '../../lib/api-error.ts'
import { formatCount, formatCounted } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { countNumbered } from './lacks-numbers.ts'
import { type RegistrationProps, type RegistrationState, toProductKey, useRegistration } from './use-registration.ts'
import { describeVerdicts, VerdictList } from './verdict-list.tsx'
import classes from './warranties.module.css'

type PartProps = { readonly registration: RegistrationState }

const describeProduct = (product: TrackedProductView): string =>
  `${product.name} · ${formatCount(Math.max(0, product.units - countNumbered(product)))} sem número`

/** Where only one product lacks numbers, there is nothing to choose. */
const ProductChoice = ({ registration: { choices, product, isStoring, change } }: PartProps) => {
  if (product === undefined) return null
  if (choices.length === 1) return <p>{describeProduct(product)}</p>
  return (
    <Select
      label="Produto"
      data={choices.map((each) => ({ value: toProductKey(each), label: describeProduct(each) }))}
      value={toProductKey(product)}
      onChange={(key) => key !== null && change({ product: key })}
      allowDeselect={false}
      disabled={isStoring}
    />
  )
}

/** Scanners end each number with Enter, so Enter begins a line here as in any text. */
const NumbersField = ({ registration: { text, count, isStoring, change } }: PartProps) => (
  <Textarea
    label="Números de série, um por linha"
    description={formatCounted(count, 'número', 'números')}
    inputWrapperOrder={['label', 'input', 'description']}
    classNames={{ input: classes.number ?? '' }}
    value={text}
    onChange={(event) => change({ text: event.currentTarget.value })}
    readOnly={isStoring}
    autosize
    minRows={6}
    maxRows={10}
    autoComplete="off"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
  />
)

const findRefusal = (count: number): string | undefined => {
  if (count === 0) return 'Informe ao menos um número.'
  return count > mostSerials ? `Registre no máximo ${formatCount(mostSerials)} números por vez.` : undefined
}

const Actions = ({ registration, onCancel }: PartProps & { readonly onCancel: () => void }) => {
  const { accepted, count, isChecking, isStoring, check, store } = registration
  return accepted > 0 ? (
    <DialogActions
      verb={`Registrar ${formatCounted(accepted, 'número', 'números')}`}
      runningVerb="Registrando…"
      isRunning={isStoring}
      onRun={store}
      onCancel={onCancel}
    />
  ) : (
    <DialogActions
      verb="Conferir"
      runningVerb="Conferindo…"
      isRunning={isChecking}
      refusal={findRefusal(count)}
      onRun={check}
      onCancel={onCancel}
    />
  )
}

/** WAR-003: enters the serial numbers of a product. They are judged first, and only the good ones are stored. */
export const RegisterDialog = (props: RegistrationProps) => {
  const registration = useRegistration(props)
  const { rows, accepted, draft, error } = registration
  const cancel = () => {
    draft.discard()
    props.onClose()
  }
  return (
    <Dialog
      isOpen
      isStatic
      title="Registrar números de série"
      onClose={cancel}
      footer={<Actions registration={registration} onCancel={cancel} />}
    >
      <div className={classes.form}>
        <DraftNotice draft={draft} />
        {error !== null && (
          <Notice tone="danger" isAlert>
            {toSentences(error, 'Os números não foram registrados. Tente de novo.').join(' ')}
          </Notice>
        )}
        <ProductChoice registration={registration} />
        <NumbersField registration={registration} />
        <p role="status" className={classes.summary}>
          {rows !== undefined && describeVerdicts(accepted, rows.length - accepted)}
        </p>
        {rows !== undefined && <VerdictList rows={rows} />}
      </div>
    </Dialog>
  )
}
