import type { ValidationCheck } from '@girassol/contract/order-validation'
import { validationSentences } from '@girassol/domain/order-validation'
import { formatDate } from '../../lib/format.ts'
import { type CalendarDay, DayCalendar } from '../../ui/day-calendar.tsx'
import classes from './validation.module.css'

type DeliveryDateProps = {
  readonly id: string
  readonly check: ValidationCheck
  readonly day: string | null
  readonly error: string | undefined
  readonly onChange: (day: string) => void
}

const places = (quantity: number): string => (quantity === 1 ? '1 vaga' : `${quantity} vagas`)

/** The dispatch day of the order: only days on which the warehouse has capacity (VAL-010…VAL-013). */
export const DeliveryDateField = ({ id, check, day, error, onChange }: DeliveryDateProps) => {
  const { minDeliveryDate, deliveryDateSeparationCapacity: capacity } = check
  const free = new Map(capacity.map(({ date, quantity }) => [date, quantity]))
  const about = (date: string): CalendarDay => {
    const quantity = free.get(date)
    if (quantity === undefined) {
      return { isFree: false, note: date < minDeliveryDate ? 'antes da data mínima' : 'sem separação' }
    }
    return { isFree: quantity > 0, note: quantity > 0 ? places(quantity) : 'sem vagas', figure: quantity }
  }
  return (
    <div className={classes.date}>
      <p className={classes.label}>
        Data de entrega <strong>{day === null ? null : formatDate(day)}</strong>
      </p>
      {check.invoice.addressType === 'pickup' ? (
        <p className={classes.dim}>{validationSentences.pickupHasNoDate}</p>
      ) : (
        <>
          <p className={classes.dim}>
            A partir de {formatDate(minDeliveryDate)}
            {day !== null && ` · ${about(day).note} neste dia`}
          </p>
          <DayCalendar
            id={id}
            label="Data de entrega"
            value={day}
            first={minDeliveryDate}
            last={capacity.at(-1)?.date ?? minDeliveryDate}
            about={about}
            error={error}
            onChange={onChange}
          />
        </>
      )}
    </div>
  )
}
