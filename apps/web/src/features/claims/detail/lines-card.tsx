import type { ClaimView } from '@girassol/contract/claims'
import { formatReais } from '../../../lib/format.ts'
import { useOpened } from '../../../lib/use-opened.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import classes from './claim-detail.module.css'
import type { ClaimedSerial } from './claimed-serial.ts'

const loadReplace = async () => (await import('./replace-serial-dialog.tsx')).ReplaceSerialDialog
const ReplaceSerialDialog = lazyDialog(loadReplace)

type SerialProps = {
  readonly serial: ClaimedSerial
  readonly mayReplace: boolean
  readonly onReplace: (serial: ClaimedSerial) => void
}

const Serial = ({ serial, mayReplace, onReplace }: SerialProps) => (
  <li className={classes.serial}>
    <span className={classes.number}>{serial.number}</span>
    {serial.replacedBy !== null && <span className={classes.dim}>Substituído por {serial.replacedBy}</span>}
    {serial.replacedBy === null && mayReplace && (
      <ActionButton
        label="Informar número novo"
        name={`Informar número novo de ${serial.number}`}
        size="compact"
        load={loadReplace}
        onRun={() => onReplace(serial)}
      />
    )}
  </li>
)

/** CLM-001, WAR-007: the claimed units with their serial numbers, and what came in their place. */
export const LinesCard = ({ claim }: { readonly claim: ClaimView }) => {
  const { row, turn, open, close } = useOpened<ClaimedSerial>()
  const paid = claim.value === null ? undefined : `Pago por estas unidades: ${formatReais(claim.value)}`
  return (
    <section aria-label="Itens">
      <Card title="Itens" aside={<span className="figures">{paid}</span>} isFlush>
        {claim.lines.map((line) => (
          <CardRow key={line.itemId}>
            <div className={classes.line}>
              <p>
                <span className="figures">{line.quantity} ×</span> {line.name}{' '}
                <span className={classes.dim}>{line.code}</span>
              </p>
              {line.serials.length > 0 && (
                <ul aria-label={`Números de série de ${line.name}`}>
                  {line.serials.map((serial) => (
                    <Serial key={serial.id} serial={serial} mayReplace={claim.mayReplaceSerials} onReplace={open} />
                  ))}
                </ul>
              )}
            </div>
          </CardRow>
        ))}
      </Card>
      {row && <ReplaceSerialDialog key={turn} claimId={claim.id} serial={row} onClose={close} />}
    </section>
  )
}
